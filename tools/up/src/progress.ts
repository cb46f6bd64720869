// Shows progress in the terminal: one line per finished step and, on a terminal, one live line for the running ones.

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export class Progress {
  private readonly running = new Map<string, number>();
  private ticker: NodeJS.Timeout | undefined;
  private readonly live: boolean;

  constructor(
    private readonly out: Output = process.stdout,
    env: NodeJS.ProcessEnv = process.env,
  ) {
    this.live = out.isTTY === true && env.CI === undefined && env.TERM !== 'dumb';
  }

  /** Prints a line of its own, above the live one. */
  say(line: string): void {
    this.wipe();
    this.out.write(`${line}\n`);
    this.draw();
  }

  /**
   * Runs one step and reports it: its name when it starts, its time when it is done.
   * @param detail what to add to the finished line, from the result
   * @param isGood whether a result that came about is a good one
   */
  async step<T>(
    name: string,
    work: () => Promise<T>,
    detail: (result: T) => string = () => '',
    isGood: (result: T) => boolean = () => true,
  ): Promise<T> {
    const started = Date.now();
    this.running.set(name, started);
    if (this.live) this.draw();
    else this.out.write(`· ${name} …\n`);
    try {
      const result = await work();
      this.finish(name);
      const more = detail(result);
      this.say(`${isGood(result) ? '✓' : '✗'} ${name}${more === '' ? '' : `: ${more}`} (${seconds(started)})`);
      return result;
    } catch (error) {
      this.finish(name);
      throw error;
    }
  }

  /** Removes the live line before other output. */
  clear(): void {
    this.running.clear();
    this.wipe();
    clearInterval(this.ticker);
    this.ticker = undefined;
  }

  private finish(name: string): void {
    this.running.delete(name);
    this.wipe();
    if (this.running.size === 0) {
      clearInterval(this.ticker);
      this.ticker = undefined;
    }
  }

  private wipe(): void {
    if (this.live) this.out.write('\r\u001b[2K');
  }

  private draw(): void {
    if (!this.live || this.running.size === 0) return;
    this.ticker ??= setInterval(() => this.draw(), 200).unref();
    const line = [...this.running].map(([name, since]) => `${name} ${seconds(since)}`).join(' · ');
    this.out.write(`\r\u001b[2K… ${line.slice(0, (this.out.columns ?? 100) - 3)}`);
  }
}
