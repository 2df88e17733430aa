import type { Me } from "../wire";
import { api } from "./api";

class Visitor {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const visitor = new Visitor();
