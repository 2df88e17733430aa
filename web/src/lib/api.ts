import type {
  AnalysisInfo,
  CompanionInfo,
  FinishedInfo,
  GameInfo,
  InvitationInfo,
  LessonInfo,
  Hint,
  Me,
  NewTable,
  Notifications,
  Paragraph,
  PlayerInfo,
  Points,
  QuickPlan,
  RankedInfo,
  RatingInfo,
  RecordInfo,
  Refused as Refusal,
  Replay,
  ResultInfo,
  SeatPlan,
  Setup,
  State,
  StatisticsInfo,
  TableInfo,
  Wishes,
} from "../wire";

/** The server's no, with its code and a sentence; nothing has changed. */
export class Refused extends Error {
  readonly code: string;

  constructor(refusal: { code: string; message: string }) {
    super(refusal.message);
    this.code = refusal.code;
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "unreachable", message: "" });
  }
  if (answer.ok) return answer;
  throw new Refused(await refusal(answer));
}

async function refusal(answer: Response): Promise<{ code: string; message: string }> {
  try {
    const body = (await answer.json()) as Partial<Refusal>;
    if (typeof body.code === "string") return { code: body.code, message: body.message ?? "" };
  } catch {
    // Not our form: something between us and the server has answered.
  }
  return { code: `http-${answer.status}`, message: "" };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

const quote = encodeURIComponent;

/** The forms in which all results of a game can be had. */
export const RESULTS_FORMS = ["csv", "parquet"] as const;
export type ResultsForm = (typeof RESULTS_FORMS)[number];

export const api = {
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PATCH", "/me", { name }),
  setPassword: (handle: string, password: string) =>
    json<Me>("POST", "/me/password", { handle, password }),
  login: (handle: string, password: string) => json<Me>("POST", "/login", { handle, password }),
  logout: () => json<Me>("POST", "/logout"),
  /** The tables of "Play now", by game. */
  quick: () => json<Record<string, QuickPlan>>("GET", "/me/quick"),
  ownData: "/api/me/data",
  forget: () => json<Me>("DELETE", "/me"),
  passkeyOptions: () => json<Record<string, unknown>>("POST", "/me/passkey/options"),
  addPasskey: (credential: Record<string, unknown>) =>
    json<Me>("POST", "/me/passkey", { credential }),
  passkeyLoginOptions: () => json<Record<string, unknown>>("POST", "/login/passkey/options"),
  enterByPasskey: (credential: Record<string, unknown>) =>
    json<Me>("POST", "/login/passkey", { credential }),

  notifications: () => json<Notifications>("GET", "/notifications"),
  wish: (wishes: Wishes) => json<Notifications>("PUT", "/notifications", wishes),
  addChannel: (channel: object) => json<Notifications>("POST", "/notifications/channels", channel),
  confirmChannel: (id: string, code: string) =>
    json<Notifications>("POST", `/notifications/channels/${quote(id)}/confirm`, { code }),
  testChannel: (id: string) =>
    json<Notifications>("POST", `/notifications/channels/${quote(id)}/test`),
  removeChannel: (id: string) =>
    json<Notifications>("DELETE", `/notifications/channels/${quote(id)}`),

  games: () => json<GameInfo[]>("GET", "/games"),
  texts: async (game: string, lang: string) =>
    (await send("GET", `/games/${quote(game)}/texts/${lang}`)).text(),
  catalogue: (game: string) => json<unknown>("GET", `/games/${quote(game)}/catalogue`),
  rules: (game: string, lang: string) =>
    json<Paragraph[]>("GET", `/games/${quote(game)}/rules?lang=${quote(lang)}`),

  lesson: (game: string) => json<LessonInfo>("GET", `/games/${quote(game)}/lesson`),
  /** The table of one's lesson: the one that was begun, or with `again` a new one. */
  learn: (game: string, again: boolean) =>
    json<TableInfo>("POST", `/games/${quote(game)}/lesson${again ? "?again=true" : ""}`),

  /** Who has played at least so many rated matches, the best first. */
  ranking: (game: string, least: number, page = 0) =>
    json<RankedInfo[]>("GET", `/games/${quote(game)}/ratings?page=${page}&least=${least}`),
  statistics: (game: string) => json<StatisticsInfo>("GET", `/games/${quote(game)}/statistics`),
  results: async (game: string, form: ResultsForm) =>
    (await send("GET", `/games/${quote(game)}/results.${form}`)).blob(),
  person: (player: string) => json<PlayerInfo>("GET", `/people/${quote(player)}`),
  record: (player: string, game: string) =>
    json<RecordInfo>("GET", `/people/${quote(player)}/games/${quote(game)}`),
  finished: (player: string, game: string, page = 0) =>
    json<FinishedInfo[]>(
      "GET",
      `/people/${quote(player)}/results?game=${quote(game)}&page=${page}`,
    ),
  companions: () => json<CompanionInfo[]>("GET", "/me/companions"),
  invitations: () => json<InvitationInfo[]>("GET", "/me/invitations"),
  decline: (table: string) => json<InvitationInfo[]>("DELETE", `/me/invitations/${quote(table)}`),
  /** Get no more invitations from somebody, or get them again. */
  ignore: (person: string, ignored: boolean) =>
    json<InvitationInfo[]>(ignored ? "PUT" : "DELETE", `/me/ignored/${quote(person)}`),
  /** A table like that of a finished match, to which people are asked. */
  inviteAgain: (table: string, people: readonly string[]) =>
    json<TableInfo>("POST", "/invitations", { table, people }),
  botRatings: (game: string) =>
    json<Record<string, RatingInfo>>("GET", `/games/${quote(game)}/ratings/bots`),

  tables: (which: "mine" | "open" | "finished", page = 0) =>
    json<TableInfo[]>("GET", `/tables?which=${which}&page=${page}`),
  table: (id: string) => json<TableInfo>("GET", `/tables/${quote(id)}`),
  create: (table: NewTable) => json<TableInfo>("POST", "/tables", table),
  setUp: (id: string, setup: Setup) => json<TableInfo>("PATCH", `/tables/${quote(id)}`, setup),
  close: (id: string) => json<TableInfo>("DELETE", `/tables/${quote(id)}`),
  join: (id: string, invitation: string | null, seat: number | null) =>
    json<TableInfo>("POST", `/tables/${quote(id)}/join`, { invitation, seat }),
  leave: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/leave`),
  setSeat: (id: string, seat: number, plan: SeatPlan) =>
    json<TableInfo>("PATCH", `/tables/${quote(id)}/seats/${seat}`, plan),
  start: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/start`),
  resign: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/resign`),
  comeBack: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/return`),
  standIn: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/stand-in`),
  rematch: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/rematch`),
  follow: (id: string) => json<TableInfo>("POST", `/tables/${quote(id)}/follow`),
  fork: (id: string, entry: number, seats: SeatPlan[]) =>
    json<TableInfo>("POST", `/tables/${quote(id)}/fork`, { entry, seats }),
  hint: (id: string, decision: string) =>
    json<Hint>("POST", `/tables/${quote(id)}/hint`, { decision }),
  /** Begins it, and tells how far it is. */
  analysis: (id: string) => json<AnalysisInfo>("POST", `/tables/${quote(id)}/analysis`),
  replay: (id: string) => json<Replay>("GET", `/tables/${quote(id)}/replay`),
  /** With `everything`, after the end of the match, what was hidden too. */
  points: (id: string) => json<Points>("GET", `/tables/${quote(id)}/points`),
  /** What became of a finished match; refused until it has been counted. */
  result: (id: string) => json<ResultInfo>("GET", `/tables/${quote(id)}/result`),
  replayAt: (id: string, entry: number, everything = false) =>
    json<State>(
      "GET",
      `/tables/${quote(id)}/replay/${entry}${everything ? "?everything=true" : ""}`,
    ),
};
