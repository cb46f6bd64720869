import type { Api, Client, Answer } from './api';
import { expectStatus } from './people';
import { connected, socketOf, type AppSocket } from './sockets';

/** A client with the ride open: it reads again when a socket message arrives, as the applications do, and never by a timer. */
export class LiveClient {
  private socket: AppSocket | null = null;
  private messages = 0;
  private wake: () => void = () => undefined;
  /** Number of the last event that this client knows. */
  lastEvent = 0;

  constructor(
    readonly name: string,
    private readonly api: Api,
    readonly client: Client,
    private readonly rideId: number,
  ) {}

  /** Follows the ride, also after a lost connection, and fetches the missed events. @returns their types */
  async connect(): Promise<string[]> {
    const socket = socketOf(this.api, this.client);
    this.socket = socket;
    socket.onAny((name: string, message: { rideId?: number; number?: number }) => {
      if (name === 'rideEvent' && message.rideId === this.rideId)
        this.lastEvent = Math.max(this.lastEvent, message.number ?? 0);
      this.messages += 1;
      this.wake();
    });
    await connected(socket);
    const ack = await socket.emitWithAck('join', { rideId: this.rideId });
    if (!ack.ok) throw new Error(`${this.name} may not follow the ride: ${ack.code}`);
    const missed = ack.lastEvent > this.lastEvent ? await this.missedEvents() : [];
    this.lastEvent = ack.lastEvent;
    return missed;
  }

  disconnect(): void {
    this.socket?.close();
    this.socket = null;
  }

  emit(message: 'riderLocation' | 'driverLocation', position: { lat: number; lng: number }) {
    return this.socket!.emitWithAck(message, { rideId: this.rideId, ...position });
  }

  /** Resolves when the view is as expected. Only a message makes it read again; the test's own time limit ends the wait. */
  async sees(path: string, good: (body: Answer['body']) => boolean): Promise<void> {
    for (;;) {
      const seen = this.messages;
      const { body } = await expectStatus(this.client.get(path), 200);
      if (good(body)) return;
      while (this.messages === seen) await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  private async missedEvents(): Promise<string[]> {
    const { body } = await expectStatus(
      this.client.get(`/api/rides/${this.rideId}/events?after=${this.lastEvent}`),
      200,
    );
    return (body as { type: string }[]).map(({ type }) => type);
  }
}

/** How long changes took to reach others. */
export class Delays {
  private readonly measured: { what: string; milliseconds: number }[] = [];

  /** Makes a change and waits until every observer sees it. @returns what the change returns */
  async of<T>(what: string, change: () => Promise<T>, observers: Record<string, () => Promise<void>>): Promise<T> {
    const started = performance.now();
    const seen = Object.entries(observers).map(async ([name, sees]) => {
      await sees();
      this.measured.push({ what: `${what}, seen by the ${name}`, milliseconds: performance.now() - started });
    });
    const result = await change();
    await Promise.all(seen);
    return result;
  }

  get count(): number {
    return this.measured.length;
  }

  summary(): string {
    const sorted = [...this.measured].sort((one, other) => one.milliseconds - other.milliseconds);
    const slowest = sorted.at(-1);
    const median = sorted[Math.floor(sorted.length / 2)];
    const ms = (each?: { milliseconds: number }) => `${Math.round(each?.milliseconds ?? 0)} ms`;
    return `${sorted.length} changes seen: median ${ms(median)}, largest ${ms(slowest)} (${slowest?.what})`;
  }
}
