import { agreement, type Answer, describeAgreement } from './agree';

const route = (meters: number, polyline = 'a'): Answer => ({ meters, seconds: 10, polyline });

describe('the agreement of two engines’ answers', () => {
  it('counts them as the same point by point, equally long, or different', () => {
    const found = agreement([
      [route(1000), route(1000.4)],
      [route(1000), route(1005, 'b')],
      [route(1000), route(1100, 'c')],
      [route(1000), null],
      [null, null],
    ]);
    expect(found).toEqual({ pairs: 5, same: 2, asLong: 1, onlyOne: 1, worst: 0.1 });
    expect(describeAgreement(found)).toContain('2 of 5 the same (40.0 %)');
  });
});
