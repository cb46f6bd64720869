import { findBookingProblem, pledgeOf, pricingRequestOf, startOf } from './booking-rules';
import { emptyDraft, type BookingDraft } from './slice';

const zone = 'America/New_York';
const now = new Date('2026-11-21T17:00:00Z'); // noon in Charlotte
const place = { id: 'a', name: 'Airport', address: 'Josh Birmingham Pkwy', lat: 35.2, lng: -80.9 };
const planned: BookingDraft = { ...emptyDraft, pickup: place, destination: { ...place, id: 'b', name: 'NoDa' } };
const scheduled = (date: string, time: string): BookingDraft => ({ ...planned, bookingType: 'scheduled', date, time });

describe('findBookingProblem', () => {
  it('asks for pickup and destination first', () => {
    expect(findBookingProblem({ ...planned, destination: null }, zone, now)).toBe('missingPlaces');
    expect(findBookingProblem(planned, zone, now)).toBeNull();
  });

  it('asks for the date and time of a scheduled ride, in the future by the city’s clock', () => {
    expect(findBookingProblem(scheduled('2026-11-21', ''), zone, now)).toBe('missingSchedule');
    expect(findBookingProblem(scheduled('2026-11-21', '12:00'), zone, now)).toBe('pastSchedule');
    expect(findBookingProblem(scheduled('2026-11-21', '12:01'), zone, now)).toBeNull();
  });
});

it('requires a seat for everyone who was added', () => {
  const friend = { name: 'Maya', channel: 'email' as const, to: 'maya@example.test' };
  const draft = { ...planned, groupSize: 2, invitees: [friend, { ...friend, to: 'ben@example.test' }] };
  expect(findBookingProblem(draft, zone, now)).toBe('tooManyRiders');
  expect(findBookingProblem({ ...draft, groupSize: 3 }, zone, now)).toBeNull();
});

describe('amounts of a custom split', () => {
  const custom: BookingDraft = { ...planned, splitMode: 'custom', seatAmounts: ['20', '31'] };

  it('must fit the price', () => {
    expect(findBookingProblem(custom, zone, now, '51.00')).toBeNull();
    expect(findBookingProblem(custom, zone, now, '50.00')).toBe('badSplit');
    expect(findBookingProblem({ ...custom, seatAmounts: ['x'] }, zone, now)).toBe('badSplit');
  });

  it('are ignored in other split modes and in cash', () => {
    expect(findBookingProblem({ ...custom, splitMode: 'cover' }, zone, now, '50.00')).toBeNull();
    expect(findBookingProblem({ ...custom, paymentMethod: 'cash' }, zone, now, '50.00')).toBeNull();
  });
});

describe('pricingRequestOf', () => {
  it('asks for an indicative price while places are missing, and leaves out what the server decides', () => {
    expect(pricingRequestOf(emptyDraft, zone, now)).toEqual({
      groupSize: 4,
      rideType: 'GroupX',
      promoCode: null,
      isHourlyBooking: false,
      bookingType: 'now',
    });
  });

  it('includes places, schedule, hours and the applied promo code, not the typed one', () => {
    const draft = {
      ...scheduled('2026-11-22', '09:30'),
      isHourly: true,
      hours: 3,
      promoInput: 'FREEFIRST',
      promoApplied: '',
    };
    expect(pricingRequestOf(draft, zone, now)).toMatchObject({
      pickup: { name: 'Airport', lat: 35.2, lng: -80.9 },
      bookingType: 'scheduled',
      scheduledDate: '2026-11-22',
      scheduledTime: '09:30',
      isHourlyBooking: true,
      hourlyDuration: 3,
      promoCode: null,
    });
  });

  it('prices an unfinished schedule as a ride now, and by the hour only when scheduled', () => {
    expect(pricingRequestOf(scheduled('', ''), zone, now).bookingType).toBe('now');
    expect(pricingRequestOf({ ...planned, isHourly: true }, zone, now).isHourlyBooking).toBe(false);
  });
});

it('starts a scheduled ride by the city’s clock', () => {
  expect(startOf(scheduled('2026-11-22', '09:30'), zone)?.toISOString()).toBe('2026-11-22T14:30:00.000Z');
});

describe('a pledge', () => {
  const pledged: BookingDraft = {
    ...scheduled('2026-11-28', '18:00'),
    groupSize: 12,
    splitMode: 'pledge',
    pledgeMin: 8,
    pledgeDate: '2026-11-27',
    pledgeTime: '12:00',
  };

  it('is priced with its terms, by the city’s clock', () => {
    expect(pledgeOf(pledged, zone)).toEqual({ minRiders: 8, deadline: '2026-11-27T17:00:00.000Z' });
    expect(pricingRequestOf(pledged, zone, now).pledge).toEqual(pledgeOf(pledged, zone));
    expect(pledgeOf({ ...pledged, groupSize: 6 }, zone)?.minRiders).toBe(6);
  });

  it('requires a deadline and sends no promotion', () => {
    expect(findBookingProblem(pledged, zone, now)).toBeNull();
    expect(findBookingProblem({ ...pledged, pledgeTime: '' }, zone, now)).toBe('badPledge');
    expect(findBookingProblem({ ...pledged, promoApplied: 'FIVEOFF' }, zone, now)).toBe('badPledge');
  });

  it('is ignored for a ride now or in cash', () => {
    for (const draft of [
      { ...pledged, bookingType: 'now' },
      { ...pledged, paymentMethod: 'cash' },
    ] as const) {
      expect(pledgeOf(draft, zone)).toBeNull();
      expect(pricingRequestOf(draft, zone, now).pledge).toBeUndefined();
      expect(findBookingProblem(draft, zone, now)).toBeNull();
    }
  });
});
