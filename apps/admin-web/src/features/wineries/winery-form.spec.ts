import { NewWinery } from '@groupride/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { LONGEST, changeOf, readDegrees } from './winery-form';

const facts: NewWinery = {
  name: 'Lakeshore Vines',
  address: '12820 Beatties Ford Rd',
  description: '',
  lat: 35.4135,
  lng: -80.9287,
};

describe('the winery form', () => {
  it('has the same limits as the request', () => {
    const wrong = (field: string, length: number) =>
      validateSync(plainToInstance(NewWinery, { ...facts, [field]: 'x'.repeat(length) })).map(
        ({ property, constraints }) => [property, Object.keys(constraints ?? {})],
      );
    for (const [field, longest] of Object.entries(LONGEST)) {
      expect(wrong(field, longest)).toEqual([]);
      expect(wrong(field, longest + 1)).toEqual([[field, ['maxLength']]]);
    }
  });

  it('sends changed fields, and both coordinates of a changed position', () => {
    expect(changeOf(facts, { ...facts })).toBeNull();
    expect(changeOf(facts, { ...facts, description: 'By the lake' })).toEqual({ description: 'By the lake' });
    expect(changeOf({ ...facts, description: 'By the lake' }, facts)).toEqual({ description: '' });
    expect(changeOf(facts, { ...facts, lat: 35.5 })).toEqual({ lat: 35.5, lng: -80.9287 });
  });

  it('reads coordinates with a point or a comma, and rejects other text', () => {
    expect([' 35.2271 ', '-80,84', '', '  ', '35 N'].map(readDegrees)).toEqual([
      35.2271,
      -80.84,
      undefined,
      undefined,
      NaN,
    ]);
  });
});
