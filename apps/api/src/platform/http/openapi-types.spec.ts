import { withNullApart } from './openapi-types';

describe('nullable types', () => {
  it('are texts or null, and keep their description', () => {
    expect(withNullApart({ type: ['string', 'null'], enum: ['en', 'es', null], description: 'Language' })).toEqual({
      description: 'Language',
      anyOf: [{ type: 'string', enum: ['en', 'es'] }, { type: 'null' }],
    });
  });

  it('are an object or null', () => {
    expect(withNullApart({ type: ['object', 'null'], additionalProperties: true })).toEqual({
      anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }],
    });
  });

  it('stay unchanged otherwise, even with a field called type', () => {
    const schema = { properties: { type: { type: 'string', enum: ['a'] }, at: { type: ['string', 'null'] } } };
    expect(withNullApart(schema)).toEqual(schema);
  });
});
