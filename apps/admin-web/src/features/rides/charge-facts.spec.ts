import { eachOf, percentOf, sentencesOf } from './charge-facts';

describe('an amount as a part of a price', () => {
  it('is named when it is a whole percentage to the cent', () => {
    expect(percentOf('13.70', '54.81')).toBe(25);
    expect(percentOf('27.41', '54.81')).toBe(50);
    expect(percentOf('27.45', '54.81')).toBeNull();
    expect(percentOf('1.00', '0.00')).toBeNull();
  });
});

describe('an amount by seats', () => {
  it('is named when all seats cost the same', () => {
    expect(eachOf('50.00', 4)).toBe('12.50');
    expect(eachOf('50.01', 4)).toBeNull();
    expect(eachOf('50.00', 1)).toBeNull();
  });
});

describe('sentences', () => {
  it('end with one point, also after a time that ends with one', () => {
    expect(sentencesOf(['Se canceló el sáb, 3:58 p.m..', false, 'No se cobró nada.'])).toBe(
      'Se canceló el sáb, 3:58 p.m. No se cobró nada.',
    );
  });
});
