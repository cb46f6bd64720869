import { presentOffer } from './offer.presenter';
import { someRide } from '../rides/testing/some-ride';

const NOW = new Date('2027-01-04T12:00:00Z');

describe('an offer', () => {
  const present = ({ expiresAt = NOW, meters = 800, seconds = 90 } = {}) => {
    const ride = someRide({ id: 7, bookingType: 'scheduled', scheduledAt: NOW, hourlyDuration: 3 });
    const offer = { id: 2, rideId: 7, driverId: 90, status: 'open', pickupMeters: 800, createdAt: NOW } as const;
    const offered = { offer: { ...offer, expiresAt }, ride, organizerName: 'Pat van der Meyer', organizerTrips: 3 };
    return presentOffer(offered, { meters, seconds }, NOW);
  };

  it('names the organizer by first name only', () => {
    expect(present().riderName).toBe('Pat');
    expect(JSON.stringify(present())).not.toContain('Meyer');
  });

  it('never has less than no time left, nor less than a minute to the pickup', () => {
    expect(present({ expiresAt: new Date(NOW.getTime() - 1) }).expiresInMs).toBe(0);
    expect(present({ expiresAt: new Date(NOW.getTime() + 1) }).expiresInMs).toBe(1);
    expect(present({ meters: 10, seconds: 1 })).toMatchObject({ pickupDistance: 0, pickupMinutes: 1 });
  });

  it('says when it was made, so that the whole time to answer is known', () => {
    const expiresAt = new Date(NOW.getTime() + 40_000);
    expect(present({ expiresAt })).toMatchObject({ offeredAt: NOW.toISOString(), expiresAt: expiresAt.toISOString() });
  });

  it('says when a scheduled ride starts, and for how many hours it is booked', () => {
    expect(present()).toMatchObject({ scheduledAt: NOW.toISOString(), hourlyDuration: 3 });
  });
});
