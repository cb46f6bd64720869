/** The static home screen shown until the application loads and replaces it with its first render. */
export interface FirstView {
  /** Shows the picture of the map. */
  canvas: HTMLCanvasElement;
  showCity: (name: string) => void;
  /** Shows the map attribution in the corner of the map. */
  showCredit: (attribution: string) => void;
}

const HOME = new Set(['/', '/ride']);

export const isHome = (): boolean => HOME.has(window.location.pathname);

/** The page whose files are fetched with those of the application, by its name in vite.config.mjs. Join links are often opened on a slow network, and by people who have nothing cached. */
export function pageWithParts(): 'home' | 'join' | undefined {
  if (isHome()) return 'home';
  return window.location.pathname.startsWith('/join/') ? 'join' : undefined;
}

/**
 * Renders the first view of index.html into `root` if the address is the home screen.
 * @returns null on every other page
 */
export function showFirstView(root: HTMLElement): FirstView | null {
  const template = document.querySelector<HTMLTemplateElement>('#first-view');
  if (!template || !isHome()) return null;
  root.replaceChildren(template.content.cloneNode(true));
  const canvas = root.querySelector('canvas');
  const city = root.querySelector('p');
  const credit = root.querySelector('small');
  if (!canvas || !city || !credit)
    throw new Error('index.html: the first view lacks its canvas, or the place for the name of the city or the credit');
  return {
    canvas,
    showCity: (name) => (city.textContent = name),
    showCredit: (attribution) => (credit.textContent = attribution),
  };
}
