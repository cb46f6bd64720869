// What a person sees while a city is built: a line per stage when it begins, how far it is while it takes long, and what came out.

/** Says how far a stage is: a fraction from 0 to 1, or a count. */
export type Tick = (done: number, of?: number) => void;

const BETWEEN_LINES = 1500;

export class Report {
  constructor(private readonly say: (line: string) => void = (line) => console.log(line)) {}

  line(text: string): void {
    this.say(text);
  }

  /** Runs one stage. @param summary what to add to its last line */
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

/** For long synchronous work: lets timers, child processes and signals have their turn now and then. */
export function breather(every = 50): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < every) return;
    await new Promise((resume) => setImmediate(resume));
    last = performance.now();
  };
}
