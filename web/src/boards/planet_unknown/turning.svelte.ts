/** Turning the station: which positions are offered, which one is tried, and who would get what. */
import type { Play } from "./play.svelte";

const POSITIONS = 6;

export class Turning {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly moves = $derived.by(() =>
    this.#play.props.moves.filter((move) => move.kind === "rotate"),
  );
  readonly isOn = $derived.by(() => this.moves.length > 0);
  readonly #proposed = $derived.by(() => positionOf(this.#play.props.proposed));
  /** The position to show: the real one, or the one that is proposed. */
  readonly rotation = $derived.by(() => this.#proposed ?? this.#play.view.rotation);
  /** The position whose tiles are told: the proposed one, else one that is looked at. */
  readonly previewed = $derived.by(
    () => this.#proposed ?? positionOf(this.#play.props.desk.looked) ?? this.rotation,
  );

  rotate(position: number): void {
    const move = this.#at(position);
    if (move) this.#play.props.choose(move);
  }

  turn(by: number): void {
    this.rotate((this.rotation + by + POSITIONS) % POSITIONS);
  }

  look(position: number | null): void {
    this.#play.props.desk.looked = position === null ? null : (this.#at(position) ?? null);
  }

  #at(position: number) {
    return this.moves.find((move) => move.fields["position"] === position);
  }
}

function positionOf(move: Play["proposed"]): number | null {
  return move?.kind === "rotate" ? Number(move.fields["position"]) : null;
}
