import { RECEIPT_LINES } from './receipt-lines';

describe('the lines of receipts', () => {
  const keys = Object.keys(RECEIPT_LINES.en) as (keyof typeof RECEIPT_LINES.en)[];

  it.each(keys)('are named in both languages: %s', (key) => {
    const [en, es] = [RECEIPT_LINES.en[key], RECEIPT_LINES.es[key]];
    expect(en).toMatch(/^[A-Z]/);
    expect(es).toMatch(/^[A-Z]/);
    if (key !== 'total') expect(es).not.toBe(en);
  });

  it('differ from each other, so that nobody takes one for another', () => {
    for (const texts of Object.values(RECEIPT_LINES)) expect(new Set(Object.values(texts)).size).toBe(keys.length);
  });
});
