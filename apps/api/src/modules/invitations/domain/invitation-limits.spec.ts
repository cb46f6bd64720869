import {
  type InvitationCounts,
  limitReached,
  MAX_PER_CONTACT_AND_DAY,
  MAX_PER_RIDE_AND_CONTACT,
  MAX_PER_SENDER_AND_HOUR,
} from './invitation-limits';

const NONE: InvitationCounts = { forRide: 0, secondsSinceLast: null, toContactToday: 0, bySenderThisHour: 0 };
const reached = (counts: Partial<InvitationCounts>) => limitReached({ ...NONE, ...counts })?.code ?? null;

describe('invitation limits', () => {
  it('allow a first invitation, and another one after ten minutes', () => {
    expect(reached({})).toBeNull();
    expect(reached({ forRide: 1, secondsSinceLast: 600 })).toBeNull();
    expect(reached({ forRide: 1, secondsSinceLast: 599 })).toBe('already_invited');
  });

  it('allow three invitations of one person to one ride', () => {
    expect(MAX_PER_RIDE_AND_CONTACT).toBe(3);
    expect(reached({ forRide: 2, secondsSinceLast: 86_400 })).toBeNull();
    expect(reached({ forRide: 3, secondsSinceLast: 86_400 })).toBe('already_invited');
  });

  it('apply to a contact across all senders, and to a sender across all contacts', () => {
    expect(reached({ toContactToday: MAX_PER_CONTACT_AND_DAY - 1 })).toBeNull();
    expect(reached({ toContactToday: MAX_PER_CONTACT_AND_DAY })).toBe('too_many_requests');
    expect(reached({ bySenderThisHour: MAX_PER_SENDER_AND_HOUR - 1 })).toBeNull();
    expect(reached({ bySenderThisHour: MAX_PER_SENDER_AND_HOUR })).toBe('too_many_requests');
  });

  it('say to try again in an hour', () => {
    expect(limitReached({ ...NONE, bySenderThisHour: MAX_PER_SENDER_AND_HOUR })).toEqual({
      code: 'too_many_requests',
      retryAfterSeconds: 3600,
    });
  });
});
