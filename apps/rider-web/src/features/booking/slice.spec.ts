import { bookingActions, bookingSlice, emptyDraft } from './slice';

const { reducer } = bookingSlice;

describe('booking draft', () => {
  it('clamps the group size when the ride type changes', () => {
    const large = reducer(
      { ...emptyDraft, groupSize: 14 },
      bookingActions.rideTypeChosen({ id: 'GroupX', minGroupSize: 2, maxGroupSize: 6 }),
    );
    expect(large).toMatchObject({ rideType: 'GroupX', groupSize: 6 });
    expect(
      reducer(emptyDraft, bookingActions.rideTypeChosen({ id: 'GroupXL', minGroupSize: 2, maxGroupSize: 14 }))
        .groupSize,
    ).toBe(4);
  });

  it('uppercases a promo code as it is typed, and removes the applied code when it is edited', () => {
    const applied = reducer(
      reducer(emptyDraft, bookingActions.promoTyped('freefirst ')),
      bookingActions.promoApplied(),
    );
    expect(applied).toMatchObject({ promoInput: 'FREEFIRST', promoApplied: 'FREEFIRST' });
    expect(reducer(applied, bookingActions.promoTyped('FREEFIRS'))).toMatchObject({
      promoInput: 'FREEFIRS',
      promoApplied: '',
    });
  });
});
