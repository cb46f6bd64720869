import { eventFacts } from './event-facts';

const ride = {
  members: [{ id: 4, user: { name: 'Riley Carter' } }],
  offers: [{ driverId: 1, driverName: 'Dana Brooks' }],
};
const wording = {
  money: (amount: string) => `$${amount}`,
  member: (name: string) => `Passenger ${name}`,
  driver: (name: string) => `Driver ${name}`,
  fee: (amount: string) => `Fee ${amount}`,
};

describe('event facts', () => {
  it('name people and amounts', () => {
    expect(eventFacts({ memberId: 4 }, ride, wording, 'Dana Brooks')).toEqual(['Passenger Riley Carter']);
    expect(eventFacts({ driverId: 1, offerId: 9 }, ride, wording, null)).toEqual(['Driver Dana Brooks']);
    expect(eventFacts({ paymentId: 3, amount: '54.81' }, ride, wording, null)).toEqual(['$54.81']);
    expect(eventFacts({ rule: 'late', fee: '13.70' }, ride, wording, 'Riley Carter')).toEqual(['Fee $13.70']);
  });

  it('do not repeat who did it, nor show bare numbers of unknown people', () => {
    expect(eventFacts({ driverId: 1 }, ride, wording, 'Dana Brooks')).toEqual([]);
    expect(eventFacts({ memberId: 99, driverId: 98 }, ride, wording, null)).toEqual([]);
  });
});
