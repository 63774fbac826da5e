import { entropy } from '$/lib/api.ts';
import { Mark } from '$/lib/busy.ts';
import { whenLifted } from '$/lib/press.ts';
import type { Form } from '$/boards/contract.ts';
import type { ChatLine, Command, Error as Problem, FromServer, Json, Language, LogGroup, Scene, Seat, Side, TableSnapshot, ToServer, Update, WhyNot } from '$/wire/index.ts';
import type { Foreseen } from './draft.svelte.ts';
import { patched } from './patch.ts';

const PING = 20_000;
/** Timeout of a ping, in milliseconds: usual, and after the network or the window has come back. */
const PATIENCE = 10_000;
const SHORT_PATIENCE = 4_000;
/** Timeout of opening a connection, in milliseconds. */
const OPENING = 20_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

/** State of the connection. */
export type Connection = 'opening' | 'open' | 'lost';

/** Log lines of one action, and the board after it if this client saw it. */
export interface SeenGroup extends LogGroup {
  scene?: Scene;
}

/** The current state of a table. */
export interface Table extends TableSnapshot {
  log: SeenGroup[];
}

interface Unanswered<Answer> {
  message: ToServer & { key: string };
  resolve: (answer: Answer) => void;
}

/** A table and the socket that keeps it up to date. A lost connection is reopened and resumes where it was. */
export class Link {
  table: Table | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  connection: Connection = $state('opening');
  /** Time of the next attempt to connect. */
  retryAt = $state(0);
  /** The server's clock minus the client's. */
  offset = $state(0);
  /** Number of failed attempts to open the table for the first time. */
  failures = $state(0);
  /** Last error that the server reported; null once it is resolved. */
  problem: Problem | null = $state.raw(null);
  /** Whether a command waits for its answer, or for its version of the table. */
  busy = $state(false);

  readonly id: string;
  #language: Language;
  #seat: Seat | undefined;
  #invite: string | null;
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Timeout that drops a silent connection. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #sent = new Map<string, Unanswered<Problem | null>>();
  /** Commands that were carried out, but whose version has not arrived yet. */
  #done: { version: number; resolve: (answer: null) => void }[] = [];
  #asked = new Map<string, Unanswered<WhyNot>>();
  #foreseen = new Map<string, Unanswered<Foreseen>>();
  readonly #waits = new Mark('request');

  /** `invite` shows a private table to a visitor who has not sat down. */
  constructor(id: string, language: Language, seat: Seat | undefined, invite: string | null = null) {
    this.id = id;
    this.#language = language;
    this.#seat = seat;
    this.#invite = invite;
    addEventListener('online', this.#back);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#seen);
    this.#pulse = setInterval(() => this.#ping(PATIENCE), PING);
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#seen);
    clearInterval(this.#pulse);
    this.#drop();
    this.#waits.set(false);
  }

  /** Retries the connection at once. */
  retry = (): void => {
    if (this.connection === 'lost') this.#open();
  };

  /** Called when the network or the window is back: a connection that seems open may be half-open. */
  #back = (): void => {
    this.retry();
    this.#ping(SHORT_PATIENCE);
  };

  /** Called when the browser reports no network, so that the player sees it before the ping times out. */
  #gone = (): void => {
    if (this.connection === 'open') this.#lost();
  };

  #seen = (): void => {
    if (!document.hidden) this.#back();
  };

  /**
   * Sends a command. Resolves with the reason if it was rejected, else once the table has the command's version: until then the question is still the
   * old one. A command without an answer is sent again with the same idempotency key.
   */
  act(command: Command, side?: Side): Promise<Problem | null> {
    const version = this.table?.now.version ?? 0;
    const key = entropy().slice(0, 24);
    this.busy = true;
    this.problem = null;
    return new Promise((resolve) => {
      const message = { type: 'do' as const, key, version, command, ...(side ? { side } : {}) };
      this.#sent.set(key, { message, resolve });
      this.#ask(message);
    });
  }

  say(text: string): void {
    const key = entropy().slice(0, 24);
    const message = { type: 'chat' as const, key, text };
    this.#sent.set(key, { message, resolve: () => undefined });
    this.#ask(message);
  }

  /** Asks why an action is not possible. Without a connection, the request is sent once there is one. */
  why(action: Form, side?: Side): Promise<WhyNot> {
    const key = entropy().slice(0, 24);
    return new Promise((resolve) => {
      const message = { type: 'why' as const, key, action, ...(side ? { side } : {}) };
      this.#asked.set(key, { message, resolve });
      this.#ask(message);
    });
  }

  /**
   * Requests a preview of answers to the current question, which no other player sees. Without a connection, the request is sent once there is one.
   */
  preview(actions: Form[], side?: Side): Promise<Foreseen> {
    const key = entropy().slice(0, 24);
    return new Promise((resolve) => {
      const message = { type: 'preview' as const, key, version: this.table?.now.version ?? 0, actions, ...(side ? { side } : {}) };
      this.#foreseen.set(key, { message, resolve });
      this.#ask(message);
    });
  }

  /** Switches to another seat or language. */
  look(change: { seat?: Seat; lang?: Language }): void {
    if (change.seat) this.#seat = change.seat;
    if (change.lang) this.#language = change.lang;
    this.#send({ type: 'look', ...change });
  }

  /** Opens a connection in place of the previous one. */
  #open(): void {
    this.#drop();
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('lang', this.#language);
    if (this.#seat) url.searchParams.set('seat', this.#seat);
    if (this.#invite) url.searchParams.set('invite', this.#invite);
    if (this.table && this.#asWanted(this.table)) {
      // With the seat, because it may belong to another player by now: then the server sends the whole table, seen from the new seat.
      url.searchParams.set('seat', this.table.seat);
      url.searchParams.set('since', String(this.table.now.version));
      url.searchParams.set('chat', String(this.chat.at(-1)?.number ?? 0));
    }
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#lost(), OPENING);
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost();
  }

  /** Returns true if a table is in the seat and language requested last. */
  #asWanted({ seat, lang }: TableSnapshot): boolean {
    return lang === this.#language && (this.#seat === undefined || seat === this.#seat);
  }

  /** Drops the connection, or the attempt to open one; further messages from it are ignored. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #opened(): void {
    clearTimeout(this.#silence);
    this.connection = 'open';
    for (const { message } of [...this.#sent.values(), ...this.#asked.values(), ...this.#foreseen.values()]) this.#send(message);
  }

  #lost(): void {
    this.#drop();
    if (!this.table && this.connection === 'opening') this.failures += 1;
    this.connection = 'lost';
    this.retryAt = Date.now() + this.#retry;
    this.#timer = setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(LONGEST_RETRY, this.#retry * 2);
  }

  /** Sends a message that gets an answer. */
  #ask(message: ToServer): void {
    this.#waits.set(true);
    this.#send(message);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Pings the server. If nothing arrives in time, the connection is lost. */
  #ping(patience: number): void {
    if (this.connection !== 'open') return;
    this.#send({ type: 'ping', key: 'ping' });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), patience);
  }

  /** Handles a message. During a press it waits, so that the page stays still under the finger; it is dropped if the connection is gone by then. */
  #hear(socket: WebSocket, message: FromServer): void {
    clearTimeout(this.#silence);
    whenLifted(() => {
      if (this.#socket === socket) this.#receive(message);
    });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        // It is the newest version, whatever its number.
        this.#reached(Infinity);
        this.table = message;
        this.chat = message.chat;
        this.#accepted();
        this.#tick(message.now.clocks?.now);
        break;
      case 'update':
        this.#accepted();
        this.#update(message);
        break;
      case 'done':
        this.#carriedOut(message.key, message.version);
        break;
      case 'refused':
        if (!this.#told(message.key, { problem: message.error })) this.#answered(message.key, message.error);
        break;
      case 'preview':
        this.#told(message.key, { preview: message.preview });
        break;
      case 'why':
        this.#asked.get(message.key)?.resolve(message.answer);
        this.#asked.delete(message.key);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case 'seats':
        if (this.table) this.table = { ...this.table, now: { ...this.table.now, seats: { west: message.west, east: message.east } } };
        break;
      case 'pong':
        this.#tick(message.now);
        break;
    }
    this.#follow();
  }

  /** Updates the indicators of pending requests. */
  #follow(): void {
    this.busy = this.#done.length > 0 || [...this.#sent.values()].some(({ message }) => message.type === 'do');
    this.#waits.set(this.#sent.size + this.#done.length + this.#asked.size + this.#foreseen.size > 0);
  }

  /** Resets the back-off: the server shows the table. A socket that opened only to reject the client does not count as success. */
  #accepted(): void {
    if (this.#retry > FIRST_RETRY) this.problem = null;
    this.#retry = FIRST_RETRY;
  }

  #update(update: Update): void {
    const table = this.table;
    if (table && update.now.version < table.now.version) return;
    const scenes = table && followed(table, update);
    if (!table || !scenes) {
      this.look({});
      return;
    }
    const kept = table.log.filter((group) => group.action < update.log_from);
    const came = update.log.map(({ patch: _, ...group }, at) => ({ ...group, ...(scenes.at[at] ? { scene: scenes.at[at] } : {}) }));
    const fairness = update.seed ? { ...table.fairness, seed: update.seed } : table.fairness;
    // First, so that a sent draft is cleared in the same frame in which the board shows its result.
    this.#reached(update.now.version);
    this.table = { ...table, now: update.now, scene: scenes.now, log: [...kept, ...came], fairness };
    this.#tick(update.now.clocks?.now);
  }

  #answered(key: string | null, error: Problem | null): void {
    const sent = key === null ? undefined : this.#sent.get(key);
    if (key !== null) {
      this.#sent.delete(key);
      this.#asked.delete(key);
    }
    if (error) this.problem = error;
    sent?.resolve(error);
  }

  /** Notes that a command or a chat line is stored. An answer given early makes no version. */
  #carriedOut(key: string, version: number): void {
    const sent = this.#sent.get(key);
    if (sent?.message.type !== 'do' || !this.table || version <= this.table.now.version) return this.#answered(key, null);
    this.#sent.delete(key);
    this.#done.push({ version, resolve: sent.resolve });
  }

  /** Resolves the commands whose version has arrived. */
  #reached(version: number): void {
    for (const one of this.#done) if (one.version <= version) one.resolve(null);
    this.#done = this.#done.filter((one) => one.version > version);
  }

  /** Resolves a preview; returns false if the key belongs to another request. */
  #told(key: string | null, foreseen: Foreseen): boolean {
    const asked = key === null ? undefined : this.#foreseen.get(key);
    if (key !== null) this.#foreseen.delete(key);
    asked?.resolve(foreseen);
    return asked !== undefined;
  }

  #tick(now: number | undefined): void {
    if (now !== undefined) this.offset = now - Date.now();
  }
}

/** Returns the board after an update, and after each of its actions where known; null if the update does not fit. */
function followed(table: Table, { since, log, scene }: Update): { now: Scene | null; at: Scene[] } | null {
  if (since > table.now.version) return null;
  if (scene) return { now: scene, at: [] };
  if (log.length === 0) return { now: table.scene, at: [] };
  // Patches apply only to the version that the update starts from.
  let last = table.scene;
  if (!last || since !== table.now.version) return null;
  const at: Scene[] = [];
  for (const { patch } of log) {
    if (patch !== undefined) last = patched(last as unknown as Json, patch) as unknown as Scene;
    at.push(last);
  }
  return { now: last, at };
}
