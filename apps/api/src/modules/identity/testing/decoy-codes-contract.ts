import { randomUUID } from 'node:crypto';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { DecoyCodes } from '../decoy-codes.repository';
import { MAX_ATTEMPTS } from '../domain/code-rules';

/** Contract tests for every repository of decoy codes. @param open runs before each test */
export function describeDecoyCodes(
  name: string,
  open: () => Promise<{ codes: DecoyCodes; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let codes: DecoyCodes;
    let world: RepositoryWorld;
    let identifier: string;

    const NEVER = new Date(0);
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 12, minute));
    const insert = (
      minute: number,
      more: { identifier?: string; browser?: string; network?: string } = {},
      forget = NEVER,
    ) =>
      world.transaction((tx) =>
        codes.insert(tx, { identifier, browser: 'b', network: 'n', createdAt: at(minute), ...more }, forget),
      );
    const sentSince = (since: Date, by = { browser: 'b', network: 'n' }) =>
      world.transaction((tx) => codes.sentSince(tx, identifier, by, since));
    const count = (validSince: Date, browser = 'b') => codes.countAttempt(identifier, browser, validSince);

    beforeEach(async () => {
      ({ codes, world } = await open());
      identifier = randomUUID();
    });

    it('counts what was sent to an identifier, by browser, by network and in total', async () => {
      await insert(1);
      await insert(2, { browser: 'another' });
      await insert(3, { network: 'another' });
      await insert(4, { browser: 'another', network: 'another' });
      await insert(5, { identifier: randomUUID() });
      expect(await sentSince(NEVER)).toEqual({ browser: 2, network: 2, strangers: 4 });
      expect(await sentSince(NEVER, { browser: 'c', network: 'c' })).toEqual({ browser: 0, network: 0, strangers: 4 });
    });

    it('counts only what was sent after a given moment', async () => {
      await insert(1);
      await insert(2);
      expect(await sentSince(at(1))).toEqual({ browser: 1, network: 1, strangers: 1 });
      expect(await sentSince(at(2))).toEqual({ browser: 0, network: 0, strangers: 0 });
    });

    it('forgets codes of all identifiers from before a given moment when another one is sent', async () => {
      await insert(1);
      await insert(2);
      await insert(3, { identifier: randomUUID() }, at(2));
      expect(await sentSince(NEVER)).toMatchObject({ strangers: 1 });
      expect(await codes.newest(identifier, 'b')).toEqual({ attempts: 0, createdAt: at(2) });
    });

    it('returns the code that was last sent to a browser', async () => {
      expect(await codes.newest(identifier, 'b')).toBeNull();
      await insert(3);
      await insert(2);
      await insert(4, { browser: 'another' });
      expect(await codes.newest(identifier, 'b')).toEqual({ attempts: 0, createdAt: at(2) });
    });

    it('counts attempts on the newest code only, up to the limit', async () => {
      await insert(1);
      await insert(2);
      const accepted: boolean[] = [];
      for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) accepted.push(await count(at(0)));
      expect(accepted).toEqual([...Array.from({ length: MAX_ATTEMPTS }, () => true), false]);
      expect(await codes.newest(identifier, 'b')).toEqual({ attempts: MAX_ATTEMPTS, createdAt: at(2) });
      await insert(3);
      expect(await count(at(0))).toBe(true);
    });

    it('counts no attempt without a code, on an expired code, or from another browser', async () => {
      expect(await count(at(0))).toBe(false);
      await insert(2);
      expect(await count(at(2))).toBe(false);
      expect(await count(at(1), 'another')).toBe(false);
      expect(await codes.newest(identifier, 'b')).toMatchObject({ attempts: 0 });
      expect(await count(at(1))).toBe(true);
    });

    it('returns a code as it was when it was read', async () => {
      await insert(1);
      const before = await codes.newest(identifier, 'b');
      await count(at(0));
      expect(before!.attempts).toBe(0);
    });
  });
}
