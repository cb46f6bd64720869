// Paints the first picture before the application loads. This file and its imports are small and run first.
import type { GetConfigApiResponse as ClientConfig } from '@groupride/web-api-client';
import { creditIn, DEFAULT_ZOOM, stillPicture } from '@groupride/web-map';
import { applyColorMode, askFirst, detectLanguage, fetchParts, firstPainted, shownColorMode } from '@groupride/web-ui';
import { isHome, pageWithParts, showFirstView, type FirstView } from './first-view';
import { laterTexts, texts } from './texts';

/**
 * How long to wait for the picture before running the application, which would keep the browser too busy to paint it.
 */
const PICTURE_PATIENCE_MS = 1000;
/**
 * How long to wait for the picture before fetching the application. Fetching also slows a small computer, but on a slow
 * network it must not wait for the whole picture.
 */
const PARTS_PATIENCE_MS = 200;

const asked = askFirst().config as Promise<ClientConfig | undefined>;

const atMost = <T>(ms: number, wanted: Promise<T>): Promise<T | null> =>
  Promise.race([wanted, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);

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
  await firstPainted();
}

/** Makes the browser fetch the application and its texts. */
function fetchApplication(): void {
  fetchParts(pageWithParts());
  const language = detectLanguage();
  const files = isHome() ? [texts] : [texts, laterTexts];
  for (const each of files) each[language]().catch(() => undefined);
}

/**
 * Shows the home screen's frame with a picture of its map.
 * @returns when the picture is visible or has taken too long
 */
export async function showFirst(root: HTMLElement): Promise<void> {
  applyColorMode();
  const view = showFirstView(root);
  if (!view) return fetchApplication();
  // If the map tiles are missing, the live map reports it.
  const painted = paint(view).catch(() => undefined);
  void atMost(PARTS_PATIENCE_MS, painted).then(fetchApplication);
  await atMost(PICTURE_PATIENCE_MS, painted);
}
