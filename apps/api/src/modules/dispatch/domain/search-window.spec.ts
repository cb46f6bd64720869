import { searchWindow } from './search-window';

const at = (text: string) => new Date(`2026-01-01T${text}:00Z`);

describe('the search for a driver', () => {
  it('starts at once and lasts some minutes for an immediate ride, and restarts when a driver gives it back', () => {
    const ride = { scheduledAt: null, createdAt: at('10:00'), pendingSince: at('10:02') };
    expect(searchWindow(ride, 10)).toEqual({ from: at('10:02'), until: at('10:12') });
  });

  it('counts from the booking when it is not known since when the ride waits', () => {
    const booked = { createdAt: at('10:00'), pendingSince: null };
    expect(searchWindow({ ...booked, scheduledAt: null }, 10)).toEqual({ from: at('10:00'), until: at('10:10') });
    const late = { ...booked, scheduledAt: at('09:55') };
    expect(searchWindow(late, 15)).toEqual({ from: at('07:55'), until: at('10:15') });
  });

  it('starts two hours before a scheduled ride and ends ten minutes after its start', () => {
    const ride = { scheduledAt: at('18:00'), createdAt: at('10:00'), pendingSince: at('10:02') };
    expect(searchWindow(ride, 10)).toEqual({ from: at('16:00'), until: at('18:10') });
  });

  it('lasts as long as any other for a scheduled ride whose driver did not set out', () => {
    const ride = { scheduledAt: at('18:00'), createdAt: at('10:00'), pendingSince: at('18:05') };
    expect(searchWindow(ride, 10)).toEqual({ from: at('16:00'), until: at('18:15') });
  });
});
