import { closesAt, isOpen } from './chat-hours';

const end = new Date('2026-11-22T12:00:00Z');
const under = { completedAt: null, cancelledAt: null };

describe('the hours of a chat', () => {
  it('last until one hour after the ride was completed or cancelled', () => {
    for (const ride of [
      { ...under, completedAt: end },
      { ...under, cancelledAt: end },
    ]) {
      expect(closesAt(ride)).toEqual(new Date('2026-11-22T13:00:00Z'));
      expect(isOpen(ride, new Date('2026-11-22T12:59:59Z'))).toBe(true);
      expect(isOpen(ride, new Date('2026-11-22T13:00:00Z'))).toBe(false);
    }
  });

  it('have no end before the ride ends', () => {
    expect(closesAt(under)).toBeNull();
    expect(isOpen(under, new Date('2036-01-01T00:00:00Z'))).toBe(true);
  });
});
