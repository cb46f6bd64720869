import { compactSeats, groupOf, isFullyAuthorized, isReached } from './group';

const member = (id: number, seat = id - 1) => ({ id, userId: id * 10, isOrganizer: id === 1, seat });
const payment = (
  id: number,
  state: 'created' | 'stored' | 'authorized' | 'captured' | 'released' | 'failed' | 'requires_action',
  purpose: 'ride' | 'share' | 'tip' = 'share',
) => ({ payerId: id * 10, purpose, state, recoverBefore: null });

describe('the group of a pledge', () => {
  const members = [member(1), member(2), member(3)];

  it('counts members whose share is set aside or whose card is saved', () => {
    const group = groupOf(members, [payment(1, 'authorized', 'ride'), payment(2, 'stored'), payment(3, 'created')]);
    expect(group.paid.map(({ id }) => id)).toEqual([1, 2]);
    expect(group.unpaid.map(({ id }) => id)).toEqual([3]);
    expect(group.stored.map(({ id }) => id)).toEqual([2]);
    expect(isReached(group, 2)).toBe(true);
    expect(isReached(group, 3)).toBe(false);
  });

  it('does not count a share that was released, a card that was declined, or a tip', () => {
    const group = groupOf(members, [
      payment(1, 'released', 'ride'),
      payment(2, 'failed'),
      payment(3, 'authorized', 'tip'),
    ]);
    expect(group.paid).toEqual([]);
  });

  it('tells members who lost their hold from those who have not paid yet', () => {
    const asked = { recoverBefore: new Date(0) };
    const group = groupOf(members, [
      { ...payment(1, 'authorized', 'ride'), ...asked },
      // They are confirming another card.
      { ...payment(2, 'requires_action'), ...asked },
      payment(3, 'failed'),
    ]);
    expect(group.unpaid.map(({ id }) => id)).toEqual([2, 3]);
    expect(group.recovering.map(({ id }) => id)).toEqual([2]);
  });

  it('counts a member who left, came back and paid again', () => {
    const group = groupOf(members, [payment(2, 'released'), payment(2, 'authorized')]);
    expect(group.paid.map(({ id }) => id)).toEqual([2]);
  });

  it('counts a share that was charged, and a card only as long as its share is not set aside', () => {
    const group = groupOf(members, [
      payment(1, 'captured', 'ride'),
      payment(2, 'stored'),
      payment(2, 'authorized'),
      payment(3, 'stored'),
    ]);
    expect(group.paid.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(group.stored.map(({ id }) => id)).toEqual([3]);
    expect([group.isOrganizerPaid, group.members]).toEqual([true, members]);
  });

  it('is not complete without the organizer', () => {
    const group = groupOf(members, [payment(2, 'authorized'), payment(3, 'authorized')]);
    expect(isReached(group, 2)).toBe(false);
  });

  it('can be booked once every share is set aside', () => {
    const held = [payment(1, 'authorized', 'ride'), payment(2, 'authorized')];
    expect(isFullyAuthorized(groupOf(members, [...held, payment(3, 'stored')]))).toBe(false);
    expect(isFullyAuthorized(groupOf(members, [...held, payment(3, 'failed')]))).toBe(false);
    expect(isFullyAuthorized(groupOf(members, [...held, payment(3, 'authorized')]))).toBe(true);
  });
});

describe('the seats of a pledge', () => {
  it('have no gaps: members at the end move to free seats, everyone else stays', () => {
    expect(compactSeats([member(1), member(2, 3), member(3, 1), member(4, 5)])).toEqual([{ memberId: 4, seat: 2 }]);
    expect(compactSeats([member(1), member(2), member(3)])).toEqual([]);
    expect(compactSeats([member(1), member(2, 5), member(3, 4), member(4, 1)])).toEqual([
      { memberId: 3, seat: 2 },
      { memberId: 2, seat: 3 },
    ]);
  });
});
