import { RIDE_TRANSITIONS } from '@groupride/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withTransitionTable } from './transition-table';

const page = readFileSync(join(import.meta.dirname, '../../../docs/ARCHITECTURE.md'), 'utf8');

describe('the table of ride transitions', () => {
  it('matches the code (run `npm run roles` after changing a transition)', async () => {
    expect(await withTransitionTable(page)).toBe(page);
  });

  it('changes with a transition', async () => {
    expect(await withTransitionTable(page, RIDE_TRANSITIONS.slice(1))).not.toBe(page);
    await expect(withTransitionTable('no table')).rejects.toThrow('has no');
  });
});
