// Progress output while a city is built: a line when each stage begins, progress during long stages, and the result.

/** Reports the progress of a stage: a fraction from 0 to 1, or a count. */
export type Tick = (done: number, of?: number) => void;

const BETWEEN_LINES = 1500;

export class Report {
  constructor(private readonly say: (line: string) => void = (line) => console.log(line)) {}

  line(text: string): void {
    this.say(text);
  }

  /** Runs one stage. @param summary text added to its last line */
  async stage<T>(
    name: string,
    work: (tick: Tick) => Promise<T>,
    summary: (result: T) => string = () => '',
  ): Promise<T> {
    const started = Date.now();
    let spoke = started;
    let said = '';
    let isOver = false;
    this.say(`· ${name} …`);
    const result = await work((done, of) => {
      if (isOver || Date.now() - spoke < BETWEEN_LINES) return;
      const far = of === undefined ? done.toLocaleString('en-US') : `${Math.floor((100 * done) / Math.max(of, 1))} %`;
      if (far === said) return;
      spoke = Date.now();
      said = far;
      this.say(`  ${name}: ${far}`);
    });
    isOver = true;
    const more = summary(result);
    this.say(`✓ ${name}${more === '' ? '' : `: ${more}`} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  }
}

/** Lets timers, child processes and signals run from time to time during long synchronous work. */
export function breather(every = 50): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < every) return;
    await new Promise((resume) => setImmediate(resume));
    last = performance.now();
  };
}
