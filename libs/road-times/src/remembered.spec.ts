import { Remembered } from './remembered';

describe('what was computed for a position', () => {
  it('is computed once while positions within the limit are asked for, and again later', () => {
    const asked: string[] = [];
    const remembered = new Remembered(2, ({ lat, lng }) => {
      asked.push(`${lat},${lng}`);
      return lat + lng;
    });
    const [one, two, three] = [
      { lat: 1, lng: 10 },
      { lat: 2, lng: 20 },
      { lat: 3, lng: 30 },
    ];
    for (const at of [one, two, { ...one }, two, one]) expect(remembered.of(at)).toBe(at.lat + at.lng);
    expect(asked).toEqual(['1,10', '2,20']);
    for (const at of [three, one, three, two]) expect(remembered.of(at)).toBe(at.lat + at.lng);
    expect(asked).toEqual(['1,10', '2,20', '3,30']);
    for (const lat of [4, 5, 6, 7]) remembered.of({ lat, lng: 0 });
    remembered.of(one);
    expect(asked.at(-1)).toBe('1,10');
  });

  it('belongs to this longitude only', () => {
    const remembered = new Remembered(10, ({ lng }) => lng);
    expect([1, 2, 1, 2].map((lng) => remembered.of({ lat: 35, lng }))).toEqual([1, 2, 1, 2]);
  });
});
