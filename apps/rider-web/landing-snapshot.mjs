// Renders the landing page while the application is built, so that browsers show it before, and mostly without, the application.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const MODULE = 'virtual:landing-snapshot/';
const root = import.meta.dirname;

/** Builds the page for Node and renders it in each language. */
async function renderAll() {
  // Within the repository, as the program imports installed packages.
  const folder = await mkdtemp(join(root, '../../node_modules/.landing-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      build: {
        ssr: 'src/app/landing/render-snapshot.tsx',
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const { renderSnapshot } = await import(pathToFileURL(join(folder, 'render.mjs')).href);
    return { en: await renderSnapshot('en'), es: await renderSnapshot('es') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Answers `virtual:landing-snapshot/en` and `/es` with the page's title and HTML, or with null on the development server.
 * @returns {import('vite').Plugin}
 */
export function landingSnapshot() {
  let serves = false;
  let snapshots;
  return {
    name: 'groupride:landing-snapshot',
    configResolved: ({ command }) => {
      serves = command === 'serve';
    },
    buildStart: () => {
      snapshots = undefined;
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const snapshot = serves ? null : (await (snapshots ??= renderAll()))[id.slice(MODULE.length + 1)];
      return `export default ${JSON.stringify(snapshot)};`;
    },
  };
}
