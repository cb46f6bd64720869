import type { AssemblyMember } from '@groupride/web-api-client';
import { assemblyProgress, phaseOf } from './ride-phase';

const at = (place: AssemblyMember['place'], minutes: number | null = null): AssemblyMember => ({
  memberId: 1,
  firstName: 'Ana',
  isYou: false,
  isOrganizer: false,
  ready: 'none',
  place,
  minutes,
});

describe('the phase of a ride', () => {
  it('is assembly until a driver sets out, then pickup, journey and arrived', () => {
    expect((['pending', 'confirmed', 'en_route', 'in_progress', 'completed'] as const).map(phaseOf)).toEqual([
      'assembly',
      'assembly',
      'pickup',
      'journey',
      'arrived',
    ]);
    expect([phaseOf('cancelled'), phaseOf('awaiting_payment')]).toEqual([null, null]);
  });
});

describe('the progress of the assembly', () => {
  it('follows the last member, from five minutes away to the pickup', () => {
    expect(assemblyProgress([at('at_pickup'), at('on_the_way', 2)])).toBe(60);
    expect(assemblyProgress([at('on_the_way', 12)])).toBe(0);
    expect(assemblyProgress([at('at_pickup'), at('aboard')])).toBe(100);
  });

  it('is unknown while nobody shares their position', () => {
    expect(assemblyProgress([at('unknown'), at('on_the_way')])).toBeNull();
  });
});
