import type pg from 'pg';
import { HttpClient } from '../http-client';
import { compare } from '../measure';
import type { Row } from '../table';
import { openFinder, queriesOf } from './api-code';
import type { BuiltCity } from './built-city';
import { type Search, type SearchKind, searchKinds } from './search-texts';

export const SEARCH_TITLES: Readonly<Record<SearchKind, string>> = {
  prefix: '2 to 8 letters',
  name: 'whole name',
  typo: 'name with a slip',
  address: 'address',
};

export type Searches = Readonly<Record<SearchKind, readonly Search[]>>;

/** The same number of each kind, alternating. */
function mixed(searches: Searches): Search[] {
  const most = Math.min(...searchKinds.map((kind) => searches[kind].length));
  return Array.from({ length: most }, (_, i) => searchKinds.map((kind) => searches[kind][i]!)).flat();
}

/** Runs searches one after the other on one connection: first mixed, then by kind. */
export async function* measureSearch(client: pg.Client, city: BuiltCity, searches: Searches): AsyncGenerator<Row> {
  const finder = await openFinder(queriesOf(client), city);
  const runs = [
    { title: 'of all four kinds', tasks: mixed(searches) },
    ...searchKinds.map((kind) => ({ title: SEARCH_TITLES[kind], tasks: searches[kind] })),
  ];
  for (const { title, tasks } of runs) {
    const comparison = await compare({
      tasks,
      concurrency: 1,
      ours: ({ text }) => finder.search(text, 8),
      peer: async ({ statements }) => {
        for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
      },
    });
    yield { what: `search, ${title}`, beside: 'the same SQL through pg', ...comparison };
  }
}

export async function* measureSearchOverHttp(api: string, plain: string, searches: Searches): AsyncGenerator<Row> {
  const [ours, peer] = [new HttpClient(api, 1), new HttpClient(plain, 1)];
  let first = 0;
  for (const kind of searchKinds) {
    const start = first;
    const comparison = await compare({
      tasks: [...searches[kind].entries()],
      concurrency: 1,
      ours: ([, { text }]) => ours.get(`/api/places?search=${encodeURIComponent(text)}`),
      peer: ([index]) => peer.get(`/search/${start + index}`),
    });
    yield { what: `GET /api/places, ${SEARCH_TITLES[kind]}`, beside: 'node:http with the rows', ...comparison };
    first += searches[kind].length;
  }
  ours.close();
  peer.close();
}
