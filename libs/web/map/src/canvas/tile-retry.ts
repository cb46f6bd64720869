/** Milliseconds before tiles that did not come are asked for again: the first time, and at most. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Pieces of the map that did not come: asked for again with growing pauses until they are all there. */
export class TileRetry {
  private rounds = 0;
  private told = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param again asks for the missing ones
   * @param onGaps told when the first one is missing, and when none is any more
   */
  constructor(
    private readonly again: () => void,
    private readonly onGaps: (gaps: boolean) => void,
  ) {}

  failed(): void {
    if (!this.told) this.onGaps(true);
    this.told = true;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.rounds += 1;
      this.again();
    }, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.rounds));
  }

  /** Nothing is on its way any more: whatever was asked for has come or has failed. */
  settled(): void {
    if (!this.told || this.timer) return;
    this.told = false;
    this.rounds = 0;
    this.onGaps(false);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
