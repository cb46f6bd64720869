import { firstOf, type Clock } from './clock';

/** Interrupts a wait when something happens. A ring while nobody waits ends the next wait immediately. */
export class Bell {
  private rung = new AbortController();

  constructor(private readonly clock: Clock) {}

  ring(): void {
    this.rung.abort();
  }

  /** @returns whether it rang since the last check */
  heard(): boolean {
    if (!this.rung.signal.aborted) return false;
    this.rung = new AbortController();
    return true;
  }

  /** @returns true when the bell rang, false when the time elapsed or the signal was aborted */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    const either = firstOf(this.rung.signal, signal);
    await this.clock.sleep(ms, either.signal);
    either.release();
    return this.heard();
  }
}
