import { passengerNameFor } from './passenger-name';

const SERVICE = 4;
const ride = { bookerId: SERVICE, passengerName: ' Ana  María López ' };

describe('the name of a passenger', () => {
  it('is told in full, as it was given, to the service that booked', () => {
    expect(passengerNameFor(SERVICE, ride)).toBe(' Ana  María López ');
  });

  it.each([
    ['another person', 5],
    ['nobody who signed in', null],
  ])('is the first name for %s', (_, reader) => {
    expect(passengerNameFor(reader, ride)).toBe('Ana');
    expect(passengerNameFor(reader, { ...ride, passengerName: 'Ana\tLópez' })).toBe('Ana');
    expect(passengerNameFor(reader, { ...ride, passengerName: 'Ana' })).toBe('Ana');
  });

  it('is left out when none was given', () => {
    expect(passengerNameFor(SERVICE, { ...ride, passengerName: null })).toBeNull();
    expect(passengerNameFor(5, { ...ride, passengerName: null })).toBeNull();
  });
});
