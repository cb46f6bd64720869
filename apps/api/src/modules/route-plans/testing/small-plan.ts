import type { NewRoutePlan, Place } from '@groupride/contracts';

const place = (name: string, lat: number): Place => ({ name, lat, lng: -80.85 });
const visit = (name: string, lat: number, from: number, to: number) => ({
  place: place(name, lat),
  from,
  to,
  serviceMinutes: 2,
});

/**
 * Five people ride from home to work, four board at the start of their vehicle, and three ride to the end of theirs.
 */
export const SMALL_PLAN: NewRoutePlan = {
  name: 'Shifts',
  day: '2026-12-01',
  requests: [
    { label: 'Early shift', people: 5, pickup: visit('Home', 35.2, 360, 380), dropoff: visit('Work', 35.3, 390, 420) },
    { label: 'Guests', people: 4, pickup: null, dropoff: visit('Hotel', 35.4, 400, 500) },
    { label: 'Crew', people: 3, pickup: visit('Airport', 35.5, 600, 660), dropoff: null },
  ],
  vehicles: [
    {
      name: 'Bus 1',
      seats: 12,
      start: place('North depot', 35.6),
      end: place('South depot', 35.1),
      from: 300,
      to: 720,
    },
    { name: 'Van 2', seats: 6, start: place('South depot', 35.1), end: place('South depot', 35.1), from: 330, to: 700 },
  ],
};
