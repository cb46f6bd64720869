import { forfeitsPromotion, isNewEnough } from './promotion-rules';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));

describe('promotions', () => {
  it('are for accounts up to thirty days old', () => {
    const created = new Date('2026-01-01T12:00:00Z');
    expect(isNewEnough(created, 30, new Date('2026-01-31T12:00:00Z'))).toBe(true);
    expect(isNewEnough(created, 30, new Date('2026-01-31T12:00:01Z'))).toBe(false);
    expect(isNewEnough(created, null, new Date('2030-01-01T00:00:00Z'))).toBe(true);
  });

  it('are forfeited by a quick cancellation after a driver was assigned, and only then', () => {
    const ride = { createdAt: at(0), acceptedAt: at(1), cancelledAt: at(4), cancelRule: 'in_time' };
    expect(forfeitsPromotion(ride)).toBe(true);
    expect(forfeitsPromotion({ ...ride, cancelledAt: at(6) })).toBe(false);
    expect(forfeitsPromotion({ ...ride, acceptedAt: null })).toBe(false);
    expect(forfeitsPromotion({ ...ride, cancelRule: null })).toBe(false);
  });
});
