import type { PlaceKind } from '@groupride/contracts';
import { kindsCalled } from './kind-words';

describe('a word for a kind of place', () => {
  it.each<[PlaceKind, string[]]>([
    ['airport', ['airport', 'aeroporto', 'aeropuerto', 'flughafen']],
    ['station', ['station', 'bahnhof', 'estacion', 'gare', 'train']],
    ['bus_stop', ['stop', 'haltestelle', 'parada']],
    ['hospital', ['hospital', 'clinic', 'krankenhaus']],
    ['university', ['university', 'college', 'universidad']],
    ['school', ['school', 'schule', 'escuela']],
    ['library', ['library', 'biblioteca']],
    ['town_hall', ['rathaus', 'ayuntamiento']],
    ['museum', ['museum', 'museo', 'gallery']],
    ['theatre', ['theatre', 'theater', 'cinema']],
    ['stadium', ['stadium', 'arena', 'ballpark']],
    ['attraction', ['castle', 'castillo', 'beach']],
    ['mall', ['mall', 'shopping', 'outlets']],
    ['hotel', ['hotel', 'motel', 'inn']],
    ['restaurant', ['restaurant', 'restaurante', 'pizzeria']],
    ['cafe', ['cafe', 'coffee']],
    ['bar', ['bar', 'pub', 'brewery']],
    ['winery', ['winery', 'vineyards']],
    ['park', ['park', 'parque', 'garden']],
    ['worship', ['church', 'iglesia', 'mosque', 'synagogue', 'temple']],
    ['golf', ['golf']],
    ['street', ['calle', 'avenida']],
    ['parking', ['parking', 'garage']],
  ])('stands for the %s: %j', (kind, words) => {
    expect(words.map(kindsCalled)).toEqual(words.map(() => [kind]));
  });

  it.each(['', 'tryon', 'constructor', 'street'])('is not %j', (word) => expect(kindsCalled(word)).toEqual([]));
});
