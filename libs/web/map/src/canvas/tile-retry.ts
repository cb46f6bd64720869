/** Milliseconds before tiles that did not come are asked for again: the first time, and at most. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Place of a tile in the grid. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** Pieces of the map that did not come: asked for again with growing pauses until they are all there. */
export class TileRetry {
  private readonly missing = new Map<string, TilePlace>();
  private rounds = 0;
  private told = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param again asks for the missing ones
   * @param onGaps told when the first one is missing, and when none is any more
   */
  constructor(
    private readonly again: (missing: TilePlace[]) => void,
    private readonly onGaps: (gaps: boolean) => void,
  ) {}

  failed({ z, x, y }: TilePlace): void {
    this.missing.set(`${z}/${x}/${y}`, { z, x, y });
    if (!this.told) this.onGaps(true);
    this.told = true;
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        this.rounds += 1;
        const missing = [...this.missing.values()];
        this.missing.clear();
        this.again(missing);
      },
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.rounds),
    );
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
