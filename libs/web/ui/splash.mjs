// The name of the product on the page's background, shown by index.html alone until a script replaces it. On a slow network, the first script
// takes a second to come and the application several.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Colors of the theme: the page's background, `fg.muted` and `brand.solid`. On a fast network the page replaces the splash before it fades in.
const STYLE = `
  .splash { --ground: #f4f6f6; --soft: #4d5a5f; --mark: #0a525c; }
  .dark .splash { --ground: #0d1214; --soft: #a9b5b9; --mark: #74bcc5; }
  @media (prefers-color-scheme: dark) {
    html:not(.light) .splash { --ground: #0d1214; --soft: #a9b5b9; --mark: #74bcc5; }
  }
  .splash {
    position: fixed; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 1rem;
    background: var(--ground); color: var(--soft);
    font: 600 1rem/1.2 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif;
  }
  .splash > * { animation: splash-in 200ms ease-out 250ms backwards; }
  .splash svg { width: 3.5rem; height: 3.5rem; }
  .splash i { width: 5rem; height: 0.1875rem; border-radius: 1rem; overflow: hidden; background: color-mix(in srgb, var(--mark) 20%, transparent); }
  .splash i::before {
    content: ''; display: block; width: 40%; height: 100%; border-radius: inherit; background: var(--mark);
    animation: splash-run 1.2s ease-in-out infinite alternate;
  }
  @keyframes splash-in { from { opacity: 0; } }
  @keyframes splash-run { to { transform: translateX(150%); } }
  @media (prefers-reduced-motion: reduce) {
    .splash > * { animation: none; }
    .splash i::before { animation: none; width: 100%; }
  }
  @media print { .splash { position: static; } }
`;

/**
 * Puts the splash into `#root` of index.html. Rendering into the element replaces it.
 * @param {string} publicFolder has favicon.svg, the product's mark
 * @returns {import('vite').Plugin}
 */
export const splash = (publicFolder) => ({
  name: 'groupride:splash',
  async transformIndexHtml(html) {
    const mark = (await readFile(join(publicFolder, 'favicon.svg'), 'utf8'))
      .trim()
      .replace('<svg', '<svg aria-hidden="true"');
    return {
      html: html.replace(
        '<div id="root"></div>',
        `<div id="root"><div class="splash">${mark}<span>GroupRide</span><i></i></div></div>`,
      ),
      tags: [
        { tag: 'style', children: STYLE.replaceAll(/\s+/g, ' '), injectTo: /** @type {const} */ ('head') },
        {
          tag: 'noscript',
          children: '<style>.splash { display: none; }</style>',
          injectTo: /** @type {const} */ ('head'),
        },
      ],
    };
  },
});
