import { cityText } from './city-text';

const evening = new Date('2026-11-21T23:30:00Z');

it('writes amounts and times as people in the city read them, in both languages', () => {
  const [en, es] = [cityText('en', 'America/New_York'), cityText('es', 'America/New_York')];
  expect([en.money(1250), en.money(-500), es.money(1250)]).toEqual(['$12.50', '-$5.00', '$12.50']);
  expect([en.date(evening), en.day(evening), en.time(evening)]).toEqual([
    'November 21, 2026',
    'Saturday, November 21',
    '6:30 PM',
  ]);
  expect([es.date(evening), es.day(evening), es.time(evening)]).toEqual([
    '21 de noviembre de 2026',
    'sábado, 21 de noviembre',
    'las 6:30 p.m.',
  ]);
  expect(es.time(new Date('2026-11-21T18:05:00Z'))).toBe('la 1:05 p.m.');
  expect(cityText('en', 'UTC').time(evening)).toBe('11:30 PM');
});

it('writes how long an hourly ride lasts and when it ends', () => {
  const [en, es] = [cityText('en', 'America/New_York'), cityText('es', 'America/New_York')];
  const ride = { hourlyDuration: 3, scheduledAt: evening };
  expect(en.bookedTime(ride)).toBe('3 hours, Sat, Nov 21, 6:30 – 9:30 PM');
  expect(es.bookedTime(ride)).toBe('3 horas, sáb, 21 de nov, 6:30–9:30 p.m.');
  expect(en.bookedTime({ ...ride, hourlyDuration: 8 })).toBe('8 hours, Sat, Nov 21, 6:30 PM – Sun, Nov 22, 2:30 AM');
  expect(en.bookedTime({ hourlyDuration: 1, scheduledAt: null })).toBe('1 hour');
  expect(en.bookedTime({ hourlyDuration: null, scheduledAt: evening })).toBeNull();
});
