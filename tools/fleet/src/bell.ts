import { firstOf, type Clock } from './clock';

/** Cuts a wait short when something happened. A ring while nobody waits is heard by the next wait. */
export class Bell {
  private rung = new AbortController();

  constructor(private readonly clock: Clock) {}

  ring(): void {
    this.rung.abort();
  }

  /** @returns whether it rang since the last time somebody listened */
  heard(): boolean {
    if (!this.rung.signal.aborted) return false;
    this.rung = new AbortController();
    return true;
  }

  /** @returns true when the bell rang, false when the time was up or the signal aborted */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    const either = firstOf(this.rung.signal, signal);
    await this.clock.sleep(ms, either.signal);
    either.release();
    return this.heard();
  }
}
