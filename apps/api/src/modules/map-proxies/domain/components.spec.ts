import { readComponents, type Components } from './components';

const read = (text?: string) => readComponents(text) as Components;
const house = { kind: 'address', name: '12 Trade Street', address: 'Uptown, 28202 Charlotte' };

describe('address components', () => {
  it.each([
    ['', true],
    ['country:US', true],
    ['administrative_area:NC|country:US', true],
    ['locality:Charlotte', true],
    ['locality: CHARLOTTE ', true],
    ['locality:Matthews', false],
    ['postal_code:28202|locality:Charlotte', true],
    ['postal_code:28205|locality:Charlotte', false],
    ['route:Trade Street', true],
    ['route:Trade', false],
    ['route:Trade Street|postal_code:28205', false],
  ])('%j match 12 Trade Street in Charlotte: %s', (text, lies) => {
    expect(read(text).lies(house)).toBe(lies);
  });

  it.each(['locality', 'locality:', 'locality: ', 'country:', 'planet:mars', 'locality:Charlotte|planet:mars'])(
    'are refused with the list of all known components: %s',
    (text) =>
      expect(readComponents(text)).toBe(
        'components: the city knows country, administrative_area, postal_code, locality, route, each with a value: locality:Charlotte.',
      ),
  );

  it('may have colons in their values, and gaps between them', () => {
    expect(read('|route:a:b||').alone?.text).toBe('a:b');
  });
});

describe('components without an address', () => {
  const looked = (text?: string) => {
    const { alone } = read(text);
    return alone && [alone.text, alone.kinds];
  };

  it.each([
    [undefined, null],
    ['country:US', null],
    ['locality:Charlotte', ['charlotte', ['city', 'town']]],
    ['postal_code:28202|locality:Charlotte', ['28202', undefined]],
    ['route:Trade|postal_code:28202|locality:Charlotte', ['trade', ['street']]],
  ])('%s are looked up as %j', (text, search) => expect(looked(text)).toEqual(search));

  it('find a town by its whole name', () => {
    const is = read('locality:Charlotte').alone!.is;
    const town = (name: string, address = '') => is({ kind: 'town', name, address });
    expect([town('Charlotte'), town('Charlotte Court House'), town('Uptown', 'Charlotte')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['route:Trade', 'postal_code:28202'])('find %s in every town, or in the one that is given', (text) => {
    const street = (address: string) => ({ kind: 'street', name: 'Trade', address });
    const places = [street('Uptown, Charlotte'), street('Matthews'), street(''), { ...street(''), name: 'Charlotte' }];
    const found = (components: string) => places.map((place) => read(components).alone!.is(place));
    expect(found(text)).toEqual([true, true, true, true]);
    expect(found(`${text}|locality:Charlotte`)).toEqual([true, false, false, true]);
  });
});
