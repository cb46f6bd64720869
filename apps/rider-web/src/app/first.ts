// The first picture of the application, painted before the application itself has come: this file and what it imports are small and run first.
import type { GetConfigApiResponse as ClientConfig } from '@groupride/web-api-client';
import { creditIn, DEFAULT_ZOOM, stillPicture } from '@groupride/web-map';
import { applyColorMode, detectLanguage, shownColorMode } from '@groupride/web-ui';
import { isHome, showFirstView, type FirstView } from './first-view';
import { texts } from './texts';

/** A page that says nothing is worse than one that fills by and by. */
const CONFIG_PATIENCE_MS = 250;
/** Running the application keeps the browser too busy to paint: it waits this long for the picture. */
const PICTURE_PATIENCE_MS = 1000;
/** Fetching it keeps a small computer busy too, but on a slow network it must not wait until all of the picture has come. */
const PARTS_PATIENCE_MS = 200;

const FIRST_ON_SCREEN = 'first-contentful-paint';

async function ask(): Promise<ClientConfig | null> {
  try {
    const response = await fetch('/api/config', { credentials: 'include' });
    return response.ok ? ((await response.json()) as ClientConfig) : null;
  } catch {
    return null;
  }
}

const asked = ask();

const atMost = <T>(ms: number, wanted: Promise<T>): Promise<T | null> =>
  Promise.race([wanted, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);

/** The configuration, should it be here soon; the application asks for it itself otherwise. */
export const firstConfig = (): Promise<ClientConfig | null> => atMost(CONFIG_PATIENCE_MS, asked);

/** The browser says when its first picture is on the screen; a later one is when the frame after its own begins. */
async function shown(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (performance.getEntriesByName(FIRST_ON_SCREEN).length > 0) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_ON_SCREEN).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

async function paint({ canvas, showCity, showCredit }: FirstView): Promise<void> {
  const config = await asked;
  if (!config) return;
  const { name, center, map } = config.city;
  showCity(name);
  const picture =
    config.mapboxToken || !map
      ? null
      : stillPicture(canvas, { tiles: map, mode: shownColorMode(), center, zoom: DEFAULT_ZOOM });
  if (!picture || !map) return;
  await picture.coming;
  picture.paint();
  showCredit(creditIn[detectLanguage()](map.attribution));
  await shown();
}

/** Has the browser fetch the parts of the application, which it does not run yet. */
function fetchParts(): void {
  const parts = document.querySelector<HTMLTemplateElement>('#parts');
  if (!isHome()) parts?.content.querySelectorAll('[data-home]').forEach((link) => link.remove());
  if (parts) document.head.append(parts.content);
  texts[detectLanguage()]().catch(() => undefined);
}

/** Shows the home screen's frame with the picture of its map. @returns when that can be seen, or need not be waited for any longer */
export async function showFirst(root: HTMLElement): Promise<void> {
  applyColorMode();
  const view = showFirstView(root);
  if (!view) return fetchParts();
  // Without its tiles the live map says what is missing.
  const painted = paint(view).catch(() => undefined);
  void atMost(PARTS_PATIENCE_MS, painted).then(fetchParts);
  await atMost(PICTURE_PATIENCE_MS, painted);
}
