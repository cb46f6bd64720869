import { describe, expect, it } from '@jest/globals';
import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { casingWidths, ROAD_LOOKS, WIDTH_BASE, widthAt } from './road-looks';

describe('the width of a road at a zoom', () => {
  it('equals the width that MapLibre computes from the same numbers', () => {
    for (const { widths } of ROAD_LOOKS) {
      for (const each of [widths, casingWidths(widths)]) {
        const expression = createExpression(
          ['interpolate', ['exponential', WIDTH_BASE], ['zoom'], ...each.flat()],
          'layers[0].paint.line-width',
        );
        if (expression.result === 'error') throw new Error('no expression');
        for (let zoom = 4; zoom <= 21; zoom += 0.25)
          expect(widthAt(each, zoom)).toBeCloseTo(Number(expression.value.evaluate({ zoom })), 9);
      }
    }
  });
});
