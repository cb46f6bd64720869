import { proposedStatement, type RideFacts } from './statement';

const NOTHING: RideFacts = {
  rideId: 7,
  payerName: 'Ana',
  pickup: 'South End',
  destination: 'Airport',
  bookedAt: new Date('2026-11-20T10:00:00Z'),
  acceptedAt: null,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  completedByOperations: false,
  cancelledAt: null,
  boardedAt: null,
  drivenMeters: null,
  receiptNumber: null,
};
const written = (facts: Partial<RideFacts>) =>
  proposedStatement({ ...NOTHING, ...facts }, (moment) => moment.toISOString().slice(0, 16)).split('\n');

describe('the statement that is proposed for a dispute', () => {
  it('contains nothing that is not recorded', () => {
    expect(written({})).toEqual([
      'This payment is for GroupRide ride 7 from South End to Airport, booked on 2026-11-20T10:00.',
    ]);
  });

  it('says who boarded when, how far the vehicle drove, and what the receipt shows', () => {
    expect(
      written({
        boardedAt: new Date('2026-11-20T10:20:00Z'),
        completedAt: new Date('2026-11-20T10:45:00Z'),
        drivenMeters: 16_093,
        receiptNumber: 'GR-7-1',
      }).slice(1),
    ).toEqual([
      'Ana boarded on 2026-11-20T10:20: the driver checked their personal boarding code.',
      'The trip was completed on 2026-11-20T10:45.',
      'The vehicle drove 10.0 miles on this trip, as its positions show.',
      'Ana was sent receipt GR-7-1.',
    ]);
  });

  it('says in order when the driver accepted, arrived and started, and when the ride was cancelled', () => {
    expect(
      written({
        acceptedAt: new Date('2026-11-20T10:05:00Z'),
        arrivedAt: new Date('2026-11-20T10:15:00Z'),
        startedAt: new Date('2026-11-20T10:21:00Z'),
        cancelledAt: new Date('2026-11-20T10:30:00Z'),
      }).slice(1),
    ).toEqual([
      'A driver accepted the ride on 2026-11-20T10:05.',
      'The driver arrived at the pickup on 2026-11-20T10:15.',
      'The trip started on 2026-11-20T10:21.',
      'The ride was cancelled on 2026-11-20T10:30.',
    ]);
  });

  it('says when operations, not a driver, completed the trip', () => {
    const completedAt = new Date('2026-11-20T10:45:00Z');
    expect(written({ completedAt, completedByOperations: true }).slice(1)).toEqual([
      'GroupRide’s operations team recorded the trip as completed on 2026-11-20T10:45.',
    ]);
  });
});
