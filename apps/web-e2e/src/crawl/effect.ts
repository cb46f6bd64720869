import type { Look } from './inspector';

/** Lines that change without a press, such as clocks, with their digits masked. */
export class Baseline {
  private readonly moving: ReadonlySet<string>;

  constructor(
    first: Look,
    readonly last: Look,
  ) {
    const [before, after] = [new Set(first.lines), new Set(last.lines)];
    this.moving = new Set(
      [...first.lines.filter((line) => !after.has(line)), ...last.lines.filter((line) => !before.has(line))].map(
        masked,
      ),
    );
  }

  private still = (lines: readonly string[]): string =>
    lines.map((line) => (this.moving.has(masked(line)) ? masked(line) : line)).join('\n');

  /** What a person can see of a press, or null. @param pressed the control, whose own focus is no effect */
  effect(now: Look, pressed: { isField: boolean; focus: string }): string | null {
    const { last } = this;
    if (now.url !== last.url) return 'address';
    if (now.dialogs !== last.dialogs) return 'dialog';
    if (this.still(now.lines) !== this.still(last.lines)) return 'text';
    if (now.states.join('\n') !== last.states.join('\n')) return 'state';
    if (now.copied !== last.copied) return 'clipboard';
    if (Math.abs(now.scroll - last.scroll) > 4) return 'scroll';
    if (now.focus !== last.focus && now.focus !== 'body' && (pressed.isField || now.focus !== pressed.focus))
      return 'focus';
    return null;
  }

  /** Whether the page looks as it did. */
  isSame(now: Look): boolean {
    const { last } = this;
    return (
      now.url === last.url &&
      now.dialogs === last.dialogs &&
      this.still(now.lines) === this.still(last.lines) &&
      now.states.join('\n') === last.states.join('\n')
    );
  }
}

const masked = (line: string): string => line.replace(/\d+/g, '#');
