import type { PlaceKind } from '@groupride/contracts';

/** Words for kinds of places in several languages: "bahnhof schaan" is the station named Schaan. */
const WORDS: Partial<Record<PlaceKind, readonly string[]>> = {
  airport: ['airport', 'aeroport', 'aeroporto', 'aeropuerto', 'flughafen', 'aerodrome'],
  station: [
    'station',
    'bahnhof',
    'hauptbahnhof',
    'estacao',
    'estacion',
    'gare',
    'metro',
    'terminal',
    'train',
    'tren',
    'trem',
    'tram',
    'rail',
  ],
  bus_stop: ['stop', 'haltestelle', 'paragem', 'parada', 'arret'],
  hospital: ['hospital', 'hospitals', 'clinic', 'spital', 'krankenhaus', 'klinik', 'clinica', 'hopital'],
  university: ['university', 'college', 'universitat', 'universidade', 'universidad', 'universite', 'faculdade'],
  school: ['school', 'schule', 'escola', 'escuela', 'ecole'],
  library: ['library', 'bibliothek', 'biblioteca', 'bibliotheque'],
  town_hall: ['rathaus', 'mairie', 'ayuntamiento'],
  museum: ['museum', 'museu', 'museo', 'musee', 'gallery'],
  theatre: ['theatre', 'theater', 'teatro', 'cinema', 'kino'],
  stadium: ['stadium', 'arena', 'stadion', 'estadio', 'stade', 'ballpark', 'coliseum'],
  attraction: ['castle', 'schloss', 'burg', 'castelo', 'castillo', 'chateau', 'monument', 'beach', 'praia', 'playa'],
  mall: ['mall', 'shopping', 'outlets', 'einkaufszentrum', 'comercial', 'commercial'],
  hotel: ['hotel', 'hotels', 'motel', 'hostel', 'inn'],
  restaurant: ['restaurant', 'restaurants', 'restaurante', 'ristorante', 'pizzeria'],
  cafe: ['cafe', 'coffee', 'kaffee'],
  bar: ['bar', 'pub', 'brewery', 'breweries', 'brauerei', 'cervejaria', 'cerveceria', 'brasserie'],
  winery: ['winery', 'wineries', 'vineyard', 'vineyards', 'weingut'],
  park: ['park', 'parks', 'parque', 'garden', 'jardim', 'jardin'],
  worship: [
    'church',
    'kirche',
    'igreja',
    'iglesia',
    'eglise',
    'cathedral',
    'mosque',
    'synagogue',
    'temple',
    'chapel',
    'capela',
  ],
  golf: ['golf'],
  street: ['calle', 'avenida', 'carretera'],
  parking: ['parking', 'parkhaus', 'garage'],
};

const KINDS = new Map<string, PlaceKind[]>();
for (const [kind, words] of Object.entries(WORDS))
  for (const word of words) KINDS.set(word, [...(KINDS.get(word) ?? []), kind as PlaceKind]);

/** The kinds that a word names; empty for most words. */
export const kindsCalled = (word: string): readonly PlaceKind[] => KINDS.get(word) ?? [];
