// Renders pages while an application is built, so that browsers show them before the application has loaded.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const LANGUAGES = ['en', 'es'];

/**
 * Builds an application's pages for Node and renders them in each language.
 * @param {string} root folder of the application
 * @param {string} module path below `root`; exports `renderSnapshots(language)`, which answers a title and HTML for the
 * name of each page
 */
async function renderAll(root, module) {
  // Within the repository, as the program imports installed packages.
  const folder = await mkdtemp(join(root, '../../node_modules/.snapshots-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      build: {
        ssr: module,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const { renderSnapshots } = await import(pathToFileURL(join(folder, 'render.mjs')).href);
    return await Promise.all(LANGUAGES.map(async (language) => ({ language, pages: await renderSnapshots(language) })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file of a snapshot, named after its content like the other assets. */
function fileOf(page, language, snapshot) {
  const source = JSON.stringify(snapshot);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { page, language, fileName: `assets/${page}-${language}-${hash}.json`, source };
}

/**
 * Adds the snapshots to the build and their addresses to `<template id="snapshots">` of index.html, where
 * src/app/page-snapshot.ts finds them. On the development server there are none.
 * @param {string} root folder of the application
 * @param {string} module see `renderAll`
 * @returns {import('vite').Plugin}
 */
export function pageSnapshots(root, module) {
  let files = [];
  return {
    name: 'groupride:page-snapshots',
    apply: 'build',
    async buildStart() {
      const rendered = await renderAll(root, module);
      files = rendered.flatMap(({ language, pages }) =>
        Object.entries(pages).map(([page, snapshot]) => fileOf(page, language, snapshot)),
      );
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = files.map(
          ({ page, language, fileName }) => `<link data-page="${page}" hreflang="${language}" href="/${fileName}">`,
        );
        return html.replace('</body>', `<template id="snapshots">${links.join('')}</template></body>`);
      },
    },
  };
}
