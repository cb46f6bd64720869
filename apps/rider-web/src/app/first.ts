// What the first picture of the application waits for, asked for before the application itself has come: this file and what it imports
// are small and run first.
import type { GetConfigApiResponse as ClientConfig } from '@groupride/web-api-client';
import { askAhead } from '@groupride/web-map';

/** Of the map on the home screen. */
const HOME = new Set(['/', '/ride']);
const MAP_HEIGHT = 320;
/** A page that says nothing is worse than one that fills by and by. */
const PATIENCE_MS = 250;

async function ask(): Promise<ClientConfig | null> {
  try {
    const response = await fetch('/api/config', { credentials: 'include' });
    return response.ok ? ((await response.json()) as ClientConfig) : null;
  } catch {
    return null;
  }
}

const asked = ask().then((config) => {
  const city = config?.city;
  if (city && !config.mapboxToken && HOME.has(window.location.pathname)) {
    askAhead({ center: city.center, map: city.map ?? null }, { width: window.innerWidth, height: MAP_HEIGHT });
  }
  return config;
});

/** The configuration, should it be here soon; the application asks for it itself otherwise. */
export const firstConfig = (): Promise<ClientConfig | null> =>
  Promise.race([asked, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
