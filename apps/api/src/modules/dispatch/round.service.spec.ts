import { only } from '../../platform/testing/stand-ins';
import type { AheadMatching } from './ahead-matching.service';
import type { MatchingService } from './matching.service';
import { RoundService } from './round.service';
import type { SharedMatchingService } from './shared-matching.service';

const WAITING = { shared: [], undecided: [], reachable: [], ahead: [], neverDecided: new Set<number>() };

/** Makes a round. @returns the order of its parts, and whether another round could serve somebody */
async function made({ areGroupsLeft = false, areRequestsLeft = false }): Promise<[string[], boolean]> {
  const parts: string[] = [];
  const service = new RoundService(
    only<SharedMatchingService>({
      async round() {
        parts.push('groups');
        return { considered: new Map(), held: new Set(), isAnotherNeeded: areGroupsLeft };
      },
    }),
    only<MatchingService>({
      async round() {
        parts.push('requests');
        return { isAnotherNeeded: areRequestsLeft, noDriverFound: [] };
      },
    }),
    only<AheadMatching>({ round: async (_mayContinue, _rides, requested) => void parts.push(`ahead ${requested}`) }),
  );
  const { isAnotherNeeded } = await service.match(async () => true, {
    requests: ['1'],
    aheadRequested: 3,
    waiting: WAITING,
  });
  return [parts, isAnotherNeeded];
}

describe('a round', () => {
  it('lets groups join vehicles before it gives free drivers to others, and looks ahead last', async () => {
    expect(await made({})).toEqual([['groups', 'requests', 'ahead 3'], false]);
  });

  it('is followed by another one that can serve groups or requests which this one left', async () => {
    expect((await made({ areGroupsLeft: true }))[1]).toBe(true);
    expect((await made({ areRequestsLeft: true }))[1]).toBe(true);
  });
});
