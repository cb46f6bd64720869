import { Config } from '../../config/config';
import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import { DecoyCodesService } from './decoy-codes.service';
import {
  CODE_LIFETIME_MS,
  CODE_REMEMBERED_MS,
  CODES_WINDOW_MS,
  MAX_ATTEMPTS,
  MAX_CODES,
  MAX_STRANGER_CODES,
} from './domain/code-rules';
import type { Identifier } from './domain/identifier';
import { InMemoryDecoyCodes } from './testing/in-memory-decoy-codes';

const START = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const ANN: Identifier = { kind: 'email', email: 'ann@example.test' };
const BOB: Identifier = { kind: 'email', email: 'bob@example.test' };
const mine = { browser: 'b', network: 'n' };

function world() {
  let now = START;
  const codes = new InMemoryDecoyCodes();
  const database = {
    transaction: (work: (tx: Transaction) => Promise<void>) => work({} as Transaction),
  } as unknown as Database;
  const decoys = new DecoyCodesService(
    database,
    codes,
    { now: () => new Date(now) } as Clock,
    Object.assign(new Config(), { SIGNING_SECRET: 'secret' }),
  );
  const refusals = async (times: number, browser = mine.browser) => {
    const all: string[] = [];
    for (let time = 0; time < times; time += 1) all.push(await decoys.refuse(ANN, browser));
    return all;
  };
  return { codes, decoys, refusals, at: (ms: number) => void (now = START + ms) };
}

const invalid = (times: number) => Array.from({ length: times }, () => 'invalid');

describe('decoy codes of accounts that do not exist', () => {
  it('are invalid until one is requested', async () => {
    expect(await world().refusals(MAX_ATTEMPTS + 2)).toEqual(invalid(MAX_ATTEMPTS + 2));
  });

  it('allow as many attempts as real ones, expire like them, and start over when a new one is requested', async () => {
    const { decoys, refusals, at } = world();
    await decoys.send(ANN, mine);
    expect(await refusals(MAX_ATTEMPTS + 1)).toEqual([...invalid(MAX_ATTEMPTS), 'attempts_exceeded']);
    at(2 * MINUTE);
    await decoys.send(ANN, mine);
    expect(await refusals(1)).toEqual(['invalid']);
    at(2 * MINUTE + CODE_LIFETIME_MS);
    expect(await refusals(1)).toEqual(['expired']);
    at(2 * MINUTE + CODE_LIFETIME_MS + CODE_REMEMBERED_MS);
    expect(await refusals(1)).toEqual(['invalid']);
  });

  it('belong to the browser that requested them', async () => {
    const { decoys, refusals } = world();
    await decoys.send(ANN, mine);
    expect(await refusals(MAX_ATTEMPTS + 2, 'another')).toEqual(invalid(MAX_ATTEMPTS + 2));
    expect((await refusals(MAX_ATTEMPTS + 1)).at(-1)).toBe('attempts_exceeded');
  });

  it('are limited like codes that strangers request for a real account', async () => {
    const { decoys, refusals, at } = world();
    for (let time = 0; time < MAX_CODES; time += 1) await decoys.send(ANN, mine);
    await refusals(MAX_ATTEMPTS);
    await decoys.send(ANN, mine);
    expect(await refusals(1)).toEqual(['attempts_exceeded']);
    at(CODES_WINDOW_MS);
    await decoys.send(ANN, mine);
    expect(await refusals(1)).toEqual(['invalid']);

    for (let stranger = 0; stranger < MAX_STRANGER_CODES; stranger += 1)
      await decoys.send(ANN, { browser: `b${stranger}`, network: `n${stranger}` });
    await decoys.send(ANN, { browser: 'late', network: 'late' });
    expect((await refusals(MAX_ATTEMPTS + 1, 'late')).at(-1)).toBe('invalid');
  });

  it('are stored without the address and removed when they are no longer needed', async () => {
    const { codes, decoys, at } = world();
    await decoys.send(ANN, mine);
    expect(JSON.stringify(codes.all)).not.toContain('ann');
    at(CODE_LIFETIME_MS + CODE_REMEMBERED_MS + 1);
    await decoys.send(BOB, mine);
    expect(codes.all).toHaveLength(1);
  });
});
