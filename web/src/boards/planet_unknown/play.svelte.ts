/** What lies on the board and what can be chosen there: read by all its parts. */
import type { OutlookInfo } from "../../wire";
import type { BoardProps, Move } from "../board";
import { lit, type Lights } from "../shared/lights";
import { foreseen, type Foreseen } from "./foreseen";
import type { Tiles } from "./hand.svelte";
import { Placements } from "./placing";
import { targetsOf } from "./targets";
import type { Catalogue, PlanetFacts, PlayerView, TableView } from "./types";
import { Words } from "./words";

export class Play {
  readonly #read: () => BoardProps;

  constructor(read: () => BoardProps) {
    this.#read = read;
  }

  get props(): BoardProps {
    return this.#read();
  }

  readonly catalogue = $derived.by(() => this.props.catalogue as Catalogue);
  readonly view = $derived.by(() => this.props.view as TableView);
  readonly words = $derived.by(() => new Words(this.props.t));
  /** Whose things lie on the stage. */
  readonly seat = $derived.by(() =>
    this.props.focusSeat in this.view.players ? this.props.focusSeat : 0,
  );
  /** Whose depot is in the dock. */
  readonly me = $derived.by(() => this.props.viewer ?? this.seat);
  readonly own = $derived.by(() => this.props.viewer !== null && this.seat === this.props.viewer);
  readonly player = $derived.by(() => this.view.players[this.seat] as PlayerView);
  readonly planet = $derived.by<PlanetFacts | undefined>(
    () => this.catalogue.planets[this.player.planet],
  );
  readonly tiles = $derived.by<Tiles>(() => {
    const [outer, inner] = this.view.depots[this.me] ?? [null, null];
    return { outer, inner };
  });

  /** The moves that can be chosen on what lies on the stage. */
  readonly offers = $derived.by<readonly Move[]>(() => (this.own ? this.props.moves : []));
  readonly placements = $derived.by(() => new Placements(this.offers));
  readonly lights = $derived.by<Lights>(() => lit(this.offers, targetsOf));

  get proposed(): Move | null {
    return this.props.proposed;
  }

  /** What is proposed, else what the pointer or the focus is on. */
  readonly meant = $derived.by<Move | null>(() => this.props.proposed ?? this.props.desk.looked);
  readonly foreseen = $derived.by<Foreseen>(() =>
    foreseen(this.own && this.meant ? this.outlook(this.meant) : null, this.player),
  );
  /** The lit places of what is proposed, and of what is looked at. */
  readonly chosenKeys = $derived.by(() => keysOf(this.own ? this.props.proposed : null));
  readonly lookedKeys = $derived.by(() => keysOf(this.own ? this.props.desk.looked : null));

  /** Propose something else than what is proposed; it never confirms. */
  choose(move: Move | null): void {
    if (move?.notation !== this.props.proposed?.notation) this.props.choose(move);
  }

  /** Choose what is lit there. */
  pick(key: string): void {
    const move = this.lights.get(key)?.[0];
    if (move) this.props.choose(move);
  }

  /** The pointer or the focus is on something lit, or on nothing any more. */
  look(key: string | null): void {
    this.props.desk.looked = key === null ? null : (this.lights.get(key)?.[0] ?? null);
  }

  outlook(move: Move): OutlookInfo | null {
    return this.props.outlook?.(move) ?? null;
  }
}

function keysOf(move: Move | null): ReadonlySet<string> {
  return new Set(move ? targetsOf(move) : []);
}
