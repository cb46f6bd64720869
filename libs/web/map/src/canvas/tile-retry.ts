/** First and longest pause in milliseconds before missing tiles are requested again. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Place of a tile in the grid. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** Missing tiles of the map, which are requested again with growing pauses until all are loaded. */
export class TileRetry {
  private readonly missing = new Map<string, TilePlace>();
  private rounds = 0;
  private told = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param again requests the missing tiles again
   * @param onGaps called with true when the first tile is missing, and with false once none is
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

  /** Called when no request is pending: every tile has either loaded or failed. */
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
