import { describe, expect, it } from '@jest/globals';
import { poseBetween, turnBetween } from './motion';

const at = (lat: number, lng: number, heading: number | null = null) => ({ position: { lat, lng }, heading });

describe('a marker moving from fix to fix', () => {
  it('is in the middle at half time', () => {
    expect(poseBetween(at(35, -80), at(35.0078125, -80.015625), 0.5).position).toEqual({
      lat: 35.00390625,
      lng: -80.0078125,
    });
  });

  it('turns the short way round, across north', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
    expect(turnBetween(0, 180)).toBe(180);
    expect(poseBetween(at(35, -80, 350), at(35, -80, 10), 0.5).heading).toBe(360);
  });

  it('jumps when no car could have driven between two fixes', () => {
    expect(poseBetween(at(35, -80), at(35.5, -80), 0.1).position).toEqual({ lat: 35.5, lng: -80 });
  });

  it('takes a heading at once when it had none', () => {
    expect(poseBetween(at(35, -80), at(35, -80, 90), 0.1).heading).toBe(90);
    expect(poseBetween(at(35, -80, 90), at(35, -80), 0.1).heading).toBeNull();
  });
});
