import { nextOpenSeat } from './open-seat';

describe('the next open seat', () => {
  const ride = { total: 5003, groupSize: 4, mode: 'cover' as const, custom: null };

  it('is the first one that is free, at its own price', () => {
    expect(nextOpenSeat(ride, [{ seat: 0 }])).toEqual({ seat: 1, share: 1251 });
    expect(nextOpenSeat(ride, [{ seat: 0 }, { seat: 1 }, { seat: 2 }])).toEqual({ seat: 3, share: 1250 });
    expect(nextOpenSeat(ride, [{ seat: 0 }, { seat: 2 }])).toEqual({ seat: 1, share: 1251 });
    expect(nextOpenSeat({ ...ride, mode: 'custom', custom: [2000, 0, 500] }, [{ seat: 0 }, { seat: 1 }])).toEqual({
      seat: 2,
      share: 0,
    });
  });

  it('has the price that was shown, while such a seat is left', () => {
    const custom = { ...ride, mode: 'custom' as const, custom: [2000, 500, 2000] };
    expect(nextOpenSeat(custom, [{ seat: 0 }, { seat: 1 }], 2000)).toEqual({ seat: 3, share: 2000 });
    expect(nextOpenSeat(custom, [{ seat: 0 }, { seat: 1 }, { seat: 3 }], 2000)).toEqual({ seat: 2, share: 500 });
  });

  it('is never the organizer’s, even while nobody sits there', () => {
    expect(nextOpenSeat(ride, [])).toEqual({ seat: 1, share: 1251 });
    expect(nextOpenSeat({ ...ride, groupSize: 2 }, [{ seat: 1 }])).toBeNull();
  });

  it('does not exist in a full vehicle', () =>
    expect(
      nextOpenSeat(
        ride,
        [0, 1, 2, 3].map((seat) => ({ seat })),
      ),
    ).toBeNull());
});
