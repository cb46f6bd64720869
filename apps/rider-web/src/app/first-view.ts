/** What stands on the home screen until the application has come; it takes its place with its own first render. */
export interface FirstView {
  /** The map's picture belongs here. */
  canvas: HTMLCanvasElement;
  showCity: (name: string) => void;
  /** Whose the map is, in its corner. */
  showCredit: (attribution: string) => void;
}

const HOME = new Set(['/', '/ride']);

export const isHome = (): boolean => HOME.has(window.location.pathname);

/** Puts the first view of index.html into `root` where the home screen is asked for. @returns null on every other page */
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
