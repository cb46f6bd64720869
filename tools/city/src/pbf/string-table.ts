import type { PbfWriter } from 'pbf';

/**
 * The strings of one block, each stored once and referenced by number. Number 0 is the empty string, which ends the
 * tags of a dense node.
 */
export class StringTable {
  private readonly numbers = new Map<string, number>([['', 0]]);

  number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const next = this.numbers.size;
    this.numbers.set(text, next);
    return next;
  }

  write(to: PbfWriter): void {
    for (const text of this.numbers.keys()) to.writeStringField(1, text);
  }
}
