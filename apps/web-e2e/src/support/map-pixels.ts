import type { Locator, Page } from '@playwright/test';

export type Color = readonly [red: number, green: number, blue: number];

/** What the map's own style paints, in light. */
export const PAINT = {
  motorway: [251, 217, 138],
  /** Edges of main roads: white is everywhere, around names and on buttons. */
  road: [201, 201, 192],
  water: [183, 216, 230],
  green: [216, 234, 208],
  /** Letters of main names. */
  letters: [56, 69, 74],
  route: [18, 113, 75],
} as const satisfies Record<string, Color>;

/** Edges are blended with what lies beside them: a pixel counts when every channel is this near. */
const NEAR = 10;

/** Buttons, badges and credits have letters of the same color: only what the map itself paints is looked at. */
const ONLY_PAINT =
  'section[data-map] * { visibility: hidden !important; } section[data-map] canvas { visibility: visible !important; }';

/** How many pixels of the picture of an element have which of the colors. Decoded by a browser, as people see it. */
export async function countPixels<Name extends string>(
  element: Locator,
  colors: Readonly<Record<Name, Color>>,
): Promise<Record<Name, number>> {
  const picture = (await element.screenshot({ style: ONLY_PAINT })).toString('base64');
  const blank: Page = await element.page().context().newPage();
  try {
    return (await blank.evaluate(
      async ({ picture: data, colors: wanted, near }) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
        const counts = Object.fromEntries(Object.keys(wanted).map((name) => [name, 0]));
        for (let at = 0; at < pixels.length; at += 4) {
          for (const [name, color] of Object.entries(wanted)) {
            if (color.every((channel, i) => Math.abs((pixels[at + i] ?? 0) - channel) <= near))
              counts[name] = (counts[name] ?? 0) + 1;
          }
        }
        return counts as Record<string, number>;
      },
      { picture, colors: colors as Record<string, readonly number[]>, near: NEAR },
    )) as Record<Name, number>;
  } finally {
    await blank.close();
  }
}
