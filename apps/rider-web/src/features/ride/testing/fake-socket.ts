type Listener = (message?: unknown) => void;

/** An in-memory connection: records what is sent, answers `join`, and receives what the test sends. */
export class FakeSocket {
  connected = true;
  /** Number of the last event, returned by `join`. */
  lastEvent = 0;
  readonly sent: [string, unknown][] = [];
  private readonly listeners = new Map<string, Set<Listener>>();

  connect() {
    this.connected = true;
  }
  disconnect() {
    this.connected = false;
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }
  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
  }
  emit(name: string, message: unknown, ack?: (answer: unknown) => void) {
    this.sent.push([name, message]);
    ack?.({ ok: true, lastEvent: this.lastEvent });
  }
  receive(name: string, message?: unknown) {
    this.listeners.get(name)?.forEach((listener) => listener(message));
  }
}
