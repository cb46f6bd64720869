import type { PlaceKind } from '@groupride/contracts';
import { addressForms, withoutUnit } from './address-forms';
import { hasNumbers, isHouseNumber, isOfItsStreet, ordinalOf } from './house-numbers';
import { intersectionIn } from './intersection-search';
import { searchWords } from './search-words';

const place = (kind: PlaceKind, name: string, address = '') => ({ kind, name, address });

describe('the number of a house', () => {
  it.each(['1', '12', '1200', '12a', '12m', '12o', '12u', '12z'])('is %s', (word) =>
    expect(isHouseNumber(word)).toBe(true),
  );

  it.each(['', 'a', 'a12', '12ab', '12n', '7t', '7th', '1s', '3r', '12-14'])('is not %j', (word) =>
    expect(isHouseNumber(word)).toBe(false),
  );

  it.each([
    ['1', '1st'],
    ['4', '4th'],
    ['9', '9th'],
    ['10', '10th'],
    ['11', '11th'],
    ['13', '13th'],
    ['20', '20th'],
    ['23', '23rd'],
    ['100', null],
    ['1a', null],
    ['a1', null],
  ])('%s has the ordinal %s', (number, ordinal) => expect(ordinalOf(number)).toBe(ordinal));

  it.each([
    ['without a number in the search', [], place('shop', 'Mint'), false, true],
    ['in the name', ['12'], place('address', '12 Main St'), false, true],
    ['in the address', ['12'], place('shop', 'Mint', '12 Main St'), false, true],
    ['that is longer', ['12'], place('address', '120 Main St'), true, false],
    ['that is longer, in a name that is being typed', ['16'], place('street', 'NC 160'), true, true],
    ['that is longer, in a name', ['16'], place('street', 'NC 160'), false, false],
    ['that is longer, in an address', ['12'], place('shop', 'Mint', '120 Main St'), true, false],
    ['that becomes a street while it is typed', ['4'], place('address', '600 East 4th St'), true, true],
    ['that becomes a street', ['4'], place('address', '600 East 4th St'), false, false],
    ['that ends with it', ['12'], place('street', 'NC 112'), true, false],
    ['where another is missing', ['12', '4'], place('address', '12 Main St'), true, false],
  ] as const)('matches only as a whole, except while it is typed: %s: %j', (_what, numbers, where, typing, has) =>
    expect(hasNumbers(where, numbers, typing)).toBe(has),
  );
});

describe('the number in the address of a place', () => {
  const school = place('school', 'Park High', '2400 Colony Road, Charlotte');

  it.each([
    ['2400 colony', school, true],
    ['2400 park', school, false],
    ['2400', school, true],
    ['2400 road', school, true],
    ['2400 rd charlotte', school, true],
    ['2400 park charl', school, true],
    ['2400 north park', school, false],
    ['park', school, true],
    ['2400 park', place('address', 'Colony Road 2400'), true],
    ['2400 park', place('school', 'Park 2400'), true],
    ['2400 park', place('school', 'Park 24000'), true],
    ['2400 12 park', place('school', 'Park 2400', '12 Colony Road'), false],
  ] as const)('is that of %s in %j: %s', (text, where, isOf) => {
    expect(isOfItsStreet(where, searchWords(text))).toBe(isOf);
  });

  it('may belong to a street in another spelling', () => {
    const shop = place('shop', 'Mint', '12 North Main');
    expect(isOfItsStreet(shop, [...searchWords('12'), { start: 'nort', also: ['main'] }])).toBe(true);
    expect(isOfItsStreet(shop, [...searchWords('12'), { start: 'ain', also: [] }])).toBe(false);
  });
});

describe('an intersection', () => {
  it.each([
    ['Trade & Tryon', 'Trade', 'Tryon'],
    ['Trade&Tryon', 'Trade', 'Tryon'],
    ['Trade @ Tryon', 'Trade', 'Tryon'],
    ['Trade/Tryon', 'Trade', 'Tryon'],
    ['Trade and Tryon', 'Trade', 'Tryon'],
    ['Trade AT Tryon', 'Trade', 'Tryon'],
    ['Trade x Tryon', 'Trade', 'Tryon'],
    ['Rua Nova e Rua Velha', 'Rua Nova', 'Rua Velha'],
    ['Trade y Tryon', 'Trade', 'Tryon'],
    ['Trade con Tryon', 'Trade', 'Tryon'],
    ['Trade esquina Tryon', 'Trade', 'Tryon'],
    ['Trade esquina con Tryon', 'Trade', 'Tryon'],
    ['Hauptstrasse und Landstrasse', 'Hauptstrasse', 'Landstrasse'],
    ['Hauptstrasse Ecke Landstrasse', 'Hauptstrasse', 'Landstrasse'],
    ['the corner of Trade and Tryon', 'Trade', 'Tryon'],
    ['intersection of Trade and Tryon', 'Trade', 'Tryon'],
    ['la esquina de Trade y Tryon', 'Trade', 'Tryon'],
    ['esquina con Trade y Tryon', 'Trade', 'Tryon'],
    ['Die Ecke Trade und Tryon', 'Trade', 'Tryon'],
    ['Kreuzung Trade und Tryon', 'Trade', 'Tryon'],
    [' Trade & Tryon , Charlotte & more', 'Trade', 'Tryon'],
    ['4th & Main', '4th', 'Main'],
  ])('is read in %s', (text, ...streets) => expect(intersectionIn(text)).toEqual(streets));

  it.each([
    'Trade Tryon',
    'Trade &',
    '& Tryon',
    'A & Tryon',
    'Trade & B',
    'a/b/c',
    '12 E Trade and Tryon',
    'Anderson',
    '',
  ])('is not read in %j', (text) => expect(intersectionIn(text)).toBeNull());
});

describe('an address', () => {
  it.each([
    ['12 Main St', ['12 Main St']],
    ['12 Main St, Charlotte NC 28202', ['12 Main St Charlotte NC 28202', '12 Main St Charlotte', '12 Main St']],
    ['12 Main St 28202, USA', ['12 Main St 28202 USA', '12 Main St 28202']],
    ['12 Main St XX 28202', ['12 Main St XX 28202', '12 Main St XX']],
    ['12 Main St nc 28202-1234', ['12 Main St nc 28202-1234', '12 Main St']],
    [' 12 Main St , Charlotte ', ['12 Main St Charlotte', '12 Main St']],
    ['NC 28202', ['NC 28202', 'NC']],
    ['12 Main St, 28202', ['12 Main St 28202', '12 Main St']],
    ['', []],
  ])('%j is looked up as %j', (address, forms) => expect(addressForms(address)).toEqual(forms));

  it.each([
    ['12 Main St Apartment 5b', '12 Main St'],
    ['12 Main St unit a-5', '12 Main St'],
    ['12 Main St Unit A5', '12 Main St'],
    ['12 Main St flat 3', '12 Main St'],
    ['12 Main St Rm 3', '12 Main St'],
    ['12 Main St Room 3', '12 Main St'],
    ['12 Main St Floor 2, Charlotte', '12 Main St, Charlotte'],
    ['12 Main St # 5', '12 Main St'],
    ['12 Main St apt. #5', '12 Main St'],
    ['12 Main St Suite ABC', '12 Main St Suite ABC'],
    ['Apt 5', 'Apt 5'],
    ['12 Apt 5', '12 Apt 5'],
  ])('%s is looked up as %s', (address, rest) => expect(withoutUnit(address)).toBe(rest));
});
