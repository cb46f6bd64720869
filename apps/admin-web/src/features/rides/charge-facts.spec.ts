import { eachOf, percentOf, sentencesOf } from './charge-facts';

describe('an amount as a part of a price', () => {
  it('is a percentage only when it is whole to the cent', () => {
    expect(percentOf('13.70', '54.81')).toBe(25);
    expect(percentOf('27.41', '54.81')).toBe(50);
    expect(percentOf('27.45', '54.81')).toBeNull();
    expect(percentOf('1.00', '0.00')).toBeNull();
  });
});

describe('an amount by seats', () => {
  it('is given per seat only when all seats cost the same', () => {
    expect(eachOf('50.00', 4)).toBe('12.50');
    expect(eachOf('50.01', 4)).toBeNull();
    expect(eachOf('50.00', 1)).toBeNull();
  });
});

describe('joined sentences', () => {
  it('end with one period, also after a time that ends with one', () => {
    expect(sentencesOf(['Se canceló el sáb, 3:58 p.m..', false, 'No se cobró nada.'])).toBe(
      'Se canceló el sáb, 3:58 p.m. No se cobró nada.',
    );
  });
});
