import * as stack from '../../../../tools/up/src/testing/stack';
import { client, startApi, type Answer, type Api, type Client } from './api';
import { operator } from './people';
import { AIRPORT, UPTOWN } from './rides';

export const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;

export const names = (answer: Answer): string[] =>
  (answer.body as { places: { name: string }[] }).places.map(({ name }) => name);

/** Starts an API for a spec about the city. @returns how its places and routes are asked for */
export function setUpMappedCity(
  use: (opened: { api: Api; anybody: Client }) => void,
  { isBuilt = true }: { isBuilt?: boolean } = {},
) {
  let api: Api;
  let anybody: Client;
  let opened: Promise<Client> | undefined;
  beforeAll(async () => {
    api = await startApi({ OFFER_SECONDS: '600', ADMIN_EMAILS: 'ops@example.test', MAPBOX_PUBLIC_TOKEN: 'pk.public' });
    anybody = client(api);
    use({ api, anybody });
    if (!isBuilt) return;
    await stack.loadCity(['ensure'], { databaseUrl: api.databaseUrl });
    await untilCity((version) => version !== null);
  }, 240_000);
  afterAll(() => api?.stop());

  /** The only address that may open an operator's account is used by several tests. */
  const signedInOperator = () => (opened ??= operator(api, 'ops@example.test'));

  const config = async () =>
    (await anybody.get('/api/config')).body as {
      city: {
        name: string;
        map: {
          version: number;
          tilesUrl: string;
          minZoom: number;
          maxZoom: number;
          bounds: { west: number; north: number; east: number; south: number };
        } | null;
      };
      mapboxToken: string;
    };
  const directions = () => anybody.get(`/api/directions?from=${at(UPTOWN)}&to=${at(AIRPORT)}`);

  const search = async (text: string) => names(await anybody.get(`/api/places?search=${encodeURIComponent(text)}`));

  async function untilCity(good: (map: number | null, name: string) => boolean): Promise<void> {
    for (;;) {
      const { city } = await config();
      if (good(city.map?.version ?? null, city.name)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return { signedInOperator, config, directions, search, untilCity };
}
