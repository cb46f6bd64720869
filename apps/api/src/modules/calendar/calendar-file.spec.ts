import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'ride-7@groupride.test',
  sequence: 4,
  status: 'confirmed',
  start: new Date('2026-11-21T23:30:00Z'),
  end: new Date('2026-11-22T02:30:00Z'),
  created: new Date('2026-11-20T10:00:00Z'),
  stamp: new Date('2026-11-20T12:00:00Z'),
  summary: 'GroupRide to Charlotte Douglas International Airport',
  description: 'From: Uptown\nTo: Airport',
  location: { name: 'Uptown', lat: 35.2271, lng: -80.8431 },
  url: 'https://groupride.test/ride/7',
};
const linesOf = (change: Partial<CalendarEntry> = {}) => calendarFile({ ...entry, ...change }).split('\r\n');
/** The lines of a file without folding. */
const unfolded = (change: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...change })
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

describe('a calendar file', () => {
  it('has one event with UTC times, place, link, reminder and a sequence number', () => {
    const lines = unfolded();
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    for (const line of [
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:ride-7@groupride.test',
      'SEQUENCE:4',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261121T233000Z',
      'DTEND:20261122T023000Z',
      'STATUS:CONFIRMED',
      'LOCATION:Uptown',
      'GEO:35.2271;-80.8431',
      'URL;VALUE=URI:https://groupride.test/ride/7',
      'TRIGGER:-PT1H',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const lines = unfolded({
      summary: 'To A, B; C\\D',
      description: 'One\nTwo',
      location: { name: '100 Main St, Suite 5; rear', lat: 1, lng: 2 },
    });
    expect(lines).toContain('SUMMARY:To A\\, B\\; C\\\\D');
    expect(lines).toContain('DESCRIPTION:One\\nTwo');
    expect(lines).toContain('LOCATION:100 Main St\\, Suite 5\\; rear');
  });

  it('stays valid for a place with a line break, which cannot inject lines', () => {
    const lines = unfolded({ summary: 'Airport\r\nATTACH:https://evil.test\r\nX:' });
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  it('folds lines to 75 octets without splitting a character', () => {
    const name = `${'Plaza de la Constitución ñ '.repeat(6)}🚐`;
    const lines = linesOf({ location: { name, lat: 1, lng: 2 } });
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(unfolded({ location: { name, lat: 1, lng: 2 } })).toContain(`LOCATION:${name}`);
  });

  it('is tentative before payment, and cancelled without a reminder after a cancellation', () => {
    expect(unfolded({ status: 'awaiting_payment' })).toContain('STATUS:TENTATIVE');
    const cancelled = unfolded({ status: 'cancelled', sequence: 5 });
    expect(cancelled).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:5', 'UID:ride-7@groupride.test']));
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });
});
