import { disputePostings } from './postings';

const NOTHING = { id: 'du_1', withdrawn: 0, reinstated: 0, fee: 0, feeReturned: 0 };
const booked = (what: Partial<typeof NOTHING>) =>
  disputePostings({ ...NOTHING, ...what }, { rideId: 7, paymentId: 4 }).map(({ key, kind, entries }) => [
    key,
    kind,
    ...entries.map(({ account, amount }) => `${account} ${amount}`),
  ]);

describe('the postings of a dispute', () => {
  it('do not exist while the bank only inquires', () => {
    expect(booked({})).toEqual([]);
  });

  it('book what the bank took, and the provider’s fee', () => {
    expect(booked({ withdrawn: 5481, fee: 1500 })).toEqual([
      ['dispute:du_1', 'dispute', 'provider:clearing -5481', 'platform:disputes 5481'],
      ['dispute:du_1:fee', 'dispute_fee', 'provider:clearing -1500', 'platform:disputes 1500'],
    ]);
  });

  it('book what came back', () => {
    expect(booked({ withdrawn: 5481, fee: 1500, reinstated: 5481, feeReturned: 1500 }).slice(2)).toEqual([
      ['dispute:du_1:won', 'dispute_won', 'provider:clearing 5481', 'platform:disputes -5481'],
      ['dispute:du_1:fee-returned', 'dispute_fee', 'provider:clearing 1500', 'platform:disputes -1500'],
    ]);
  });

  it('follow who the money belonged to: a payer’s own money returns to them or is lost to us again, and the fee stays ours', () => {
    const own = disputePostings(
      { ...NOTHING, withdrawn: 5000, reinstated: 5000, fee: 1500 },
      { rideId: 7, paymentId: 4 },
      'rider:11',
    );
    expect(own.flatMap(({ entries }) => entries.map(({ account, amount }) => `${account} ${amount}`))).toEqual([
      'provider:clearing -5000',
      'rider:11 5000',
      'provider:clearing -1500',
      'platform:disputes 1500',
      'provider:clearing 5000',
      'rider:11 -5000',
    ]);
  });
});
