import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["ORRERY_SERVER"] ?? "http://127.0.0.1:8000";

const proxy = { "/api": { target: server, ws: true, changeOrigin: true } };
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self'; " +
  "connect-src 'self' ws:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // Everything comes from the own origin as a file: data addresses would need holes in the CSP.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { host: "127.0.0.1", proxy },
  // As the server serves it, with its policy, to try a build against a server elsewhere.
  preview: { host: "127.0.0.1", proxy, headers: { "Content-Security-Policy": policy } },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "node" },
});
