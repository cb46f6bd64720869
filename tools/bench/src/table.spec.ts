import { drawTable } from './table';

describe('the table', () => {
  it('shows ours, its peer and how much more time ours takes', () => {
    const lines = drawTable([
      {
        what: 'routes, 8 at a time',
        beside: 'Valhalla',
        ours: { perSecond: 1234.5, p50: 1.234, p99: 123.4 },
        peer: { perSecond: 9.876, p50: 2, p99: 3 },
        overhead: 0.126,
        spread: [-0.02, 0.354],
      },
      {
        what: 'tiles',
        beside: 'pg',
        ours: { perSecond: 10, p50: 1, p99: 1 },
        peer: { perSecond: 10, p50: 1, p99: 1 },
        overhead: -0.5,
        spread: [-0.5, -0.5],
      },
    ]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]?.split(/ {2,}/)).toEqual([
      'routes, 8 at a time',
      '1,235',
      '1.23',
      '123',
      'Valhalla',
      '9.88',
      '2.00',
      '3.00',
      '+13 %',
      '−2 % to +35 %',
    ]);
    expect(lines[3]?.endsWith('−50 % to −50 %')).toBe(true);
  });
});
