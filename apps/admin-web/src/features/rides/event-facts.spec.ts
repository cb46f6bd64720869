import { eventFacts, saysWhyLost } from './event-facts';

const ride = {
  members: [{ id: 4, user: { name: 'Riley Carter' } }],
  offers: [{ driverId: 1, driverName: 'Dana Brooks' }],
};
const wording = {
  lost: (cause: string) => `lost: ${cause}`,
  confirmation: (moment: string) => `confirmation: ${moment}`,
  money: (amount: string) => `$${amount}`,
  member: (name: string) => `Passenger ${name}`,
  driver: (name: string) => `Driver ${name}`,
  fee: (amount: string) => `Fee ${amount}`,
  share: (agreed: string, share: string) => `Seat ${agreed} now ${share}`,
  price: (before: string, after: string) => `Price ${before} to ${after}`,
  group: (before: number, after: number) => `Group ${before} to ${after}`,
  promotion: (code: string | null) => `Promotion ${code ?? 'none'}`,
  rule: (rule: string) => rule === 'late' && 'late',
  away: (meters: number) => `${meters} m away`,
  confirmBy: (when: string) => `confirm by ${when}`,
  standby: () => 'moved up',
  wentOffline: () => 'went offline',
  asked: (cause: string) => `asked: ${cause}`,
  takenBack: (cause: string, minutes: number, askedAt: string) => `${cause} for ${minutes}, asked ${askedAt}`,
  unconfirmed: (minutes: number | null) => `unconfirmed for ${minutes ?? 'ever'}`,
};

describe('event facts', () => {
  it('name people and amounts', () => {
    expect(eventFacts({ memberId: 4 }, ride, wording, 'Dana Brooks')).toEqual(['Passenger Riley Carter']);
    expect(eventFacts({ driverId: 1, offerId: 9 }, ride, wording, null)).toEqual(['Driver Dana Brooks']);
    expect(eventFacts({ paymentId: 3, amount: '54.81' }, ride, wording, null)).toEqual(['$54.81']);
    expect(eventFacts({ rule: 'late', fee: '13.70' }, ride, wording, 'Riley Carter')).toEqual(['late', 'Fee $13.70']);
  });

  it('show how far from the destination a trip ended', () => {
    expect(eventFacts({ metersFromDestination: 14_484 }, ride, wording, null)).toEqual(['14484 m away']);
  });

  it('show when only the phone reports where a step was taken', () => {
    const about = (silentSeconds: number | null) => ({ unconfirmedPosition: true, silentSeconds });
    expect(eventFacts(about(840), ride, wording, null)).toEqual(['unconfirmed for 14']);
    expect(eventFacts(about(31), ride, wording, null)).toEqual(['unconfirmed for 1']);
    expect(eventFacts(about(null), ride, wording, null)).toEqual(['unconfirmed for ever']);
  });

  it('show why a driver was asked, and why a ride was taken back', () => {
    expect(eventFacts({ driverId: 1, cause: 'moving_away' }, ride, wording, null)).toEqual([
      'Driver Dana Brooks',
      'asked: moving_away',
    ]);
    const taken = { driverId: 1, cause: 'stalled', minutes: 6, askedAt: '2026-12-01T17:00:00Z' };
    expect(eventFacts(taken, ride, wording, null)).toContain('stalled for 6, asked 2026-12-01T17:00:00Z');
    expect(eventFacts({ cause: 'deviation' }, ride, wording, null)).toEqual([]);
  });

  it('tell until when a driver has to confirm a ride', () => {
    const data = { driverId: 1, moment: 'day_before', confirmBy: '2026-12-01T17:00:00Z' };
    expect(eventFacts(data, ride, wording, null)).toEqual([
      'Driver Dana Brooks',
      'confirmation: day_before',
      'confirm by 2026-12-01T17:00:00Z',
    ]);
  });

  it('tell which confirmations were given', () => {
    const data = { driverId: 1, moments: ['day_before', 'hour_before', 'never'] };
    expect(eventFacts(data, ride, wording, 'Dana Brooks')).toEqual([
      'confirmation: day_before',
      'confirmation: hour_before',
    ]);
  });

  it.each([
    ['notConfirmed', 'not_confirmed'],
    ['notSetOut', 'not_set_out'],
    ['documentExpired', 'document_expired'],
  ])('tell why a driver lost a ride: %s', (key, cause) => {
    expect(eventFacts({ driverId: 1, [key]: true }, ride, wording, null)).toEqual([
      'Driver Dana Brooks',
      `lost: ${cause}`,
    ]);
    expect(saysWhyLost({ [key]: true })).toBe(true);
    expect(saysWhyLost({ [key]: false })).toBe(false);
  });

  it('show that an offer ended because its driver went offline', () => {
    const data = { driverId: 1, offerId: 9, wentOffline: true };
    expect(eventFacts(data, ride, wording, null)).toEqual(['Driver Dana Brooks', 'went offline']);
    expect(eventFacts({ driverId: 1, offerId: 9 }, ride, wording, null)).toEqual(['Driver Dana Brooks']);
  });

  it('list only the changed fields', () => {
    const data = { groupSize: [4, 6], total: ['54.81', '68.51'], promotion: null };
    expect(eventFacts(data, ride, wording, null)).toEqual(['Group 4 to 6', 'Price $54.81 to $68.51', 'Promotion none']);
    expect(
      eventFacts({ groupSize: [4, 4], total: ['54.81', '46.81'], promotion: 'WELCOME' }, ride, wording, null),
    ).toEqual(['Price $54.81 to $46.81', 'Promotion WELCOME']);
    expect(eventFacts({ memberId: 4, agreed: '13.70', share: '20.00' }, ride, wording, null)).toEqual([
      'Passenger Riley Carter',
      'Seat $13.70 now $20.00',
    ]);
  });

  it('do not repeat who did it, and show no bare ids of unknown people', () => {
    expect(eventFacts({ driverId: 1 }, ride, wording, 'Dana Brooks')).toEqual([]);
    expect(eventFacts({ memberId: 99, driverId: 98 }, ride, wording, null)).toEqual([]);
  });
});
