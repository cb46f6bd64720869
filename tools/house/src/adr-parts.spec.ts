import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = join(import.meta.dirname, '../../../docs/adr');
const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

describe('architecture decision records', () => {
  it.each(records)('state context, options, decision and consequences: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const missing = ['Context', 'Options', 'Decision', 'Consequences'].filter(
      (part) => !text.includes(`\n**${part}`) && !text.includes(`\n## ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('have a number each', () => {
    const numbers = records.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
