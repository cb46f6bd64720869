// The common build and server configuration of the three web applications.
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';
import { splash } from './splash.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Modules of the sign-in page that no other page uses. */
const SIGN_IN = /[\\/](features[\\/]session|pages[\\/]sign-in-page|forms[\\/](code-|sign-in))/;

/**
 * What the start of an application and its sign-in page need goes into a few files, because every file costs a request.
 * They are several so that none keeps a slow phone busy for long when it runs. Groups with `entriesAware` are split by
 * the pages that use a module, so that a page does not load what only others need. Pieces below the threshold are
 * merged.
 */
const groups = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
  { name: 'router', test: /[\\/]node_modules[\\/](react-router|react-router-dom)[\\/]/ },
  {
    name: 'state',
    // The charts have their own copy of reselect, which only they load.
    test: /(?<!recharts)[\\/]node_modules[\\/](react-redux|@reduxjs|immer|reselect|redux|redux-thunk|i18next|react-i18next)[\\/]/,
  },
  {
    name: 'socket',
    test: /[\\/]node_modules[\\/](socket\.io-client|socket\.io-parser|engine\.io-client|engine\.io-parser|@socket\.io)[\\/]/,
  },
  {
    name: 'chakra',
    test: /[\\/]node_modules[\\/](@emotion|@pandacss|stylis|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?!components[\\/](dialog|portal|table|tabs)))/,
  },
  // The code of the first picture, before the application has loaded. It is the file that index.html names.
  {
    name: 'first',
    test: /[\\/]index\.html|vite[\\/](preload-helper|modulepreload-polyfill)|[\\/]apps[\\/][\w-]+[\\/]src[\\/](app[\\/])?(main|first|first-view|texts|snapshots[\\/]show-landing)\.tsx?$|[\\/]libs[\\/]web[\\/]ui[\\/]src[\\/](app[\\/](color-mode|first-answers|page-snapshot|parts|reload|start-application)|i18n[\\/]detect-language)|[\\/]libs[\\/]web[\\/]storage[\\/]/,
  },
  {
    name: 'still-map',
    test: /[\\/]libs[\\/]web[\\/]map[\\/]src[\\/](credit-text|still[\\/](?!still-map))|[\\/]node_modules[\\/](@mapbox[\\/](vector-tile|point-geometry)|pbf)[\\/]/,
  },
  // Rolldown gives this tag to what the entries below import statically.
  { name: 'api', tags: ['$initial'], test: /[\\/]libs[\\/]web[\\/]api-client[\\/]src[\\/]/ },
  { name: 'theme', tags: ['$initial'], test: /[\\/]libs[\\/]web[\\/]ui[\\/]src[\\/]theme[\\/]/ },
  { name: 'start', tags: ['$initial'], test: (id) => !SIGN_IN.test(id) },
  { name: 'signin', tags: ['$initial'] },
  // Dialogs and menus, which are loaded when the first of them opens.
  {
    name: 'overlay',
    test: /[\\/](node_modules[\\/](@zag-js|@ark-ui|@floating-ui|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](dialog|portal))|libs[\\/]web[\\/]ui[\\/]src[\\/](feedback[\\/]dialog-layer|layout[\\/]side-drawer))[\\/.]/,
    entriesAware: true,
  },
  {
    name: 'kit',
    test: /[\\/](node_modules[\\/]lucide-react|libs[\\/]web[\\/]ui[\\/]src)[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
  },
];

const routerFolder = join(repository, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
];

/** Our libraries have no import side effects, except for the map's canvas, so unused exports stay out of the bundle. */
const pure =
  /[\\/]libs[\\/](contracts|pricing|geo|web[\\/](ui|api-client|service-worker|map(?![\\/]src[\\/]canvas)))[\\/]src[\\/]/;

/**
 * The decorators of libs/contracts need Reflect.getMetadata when a module that uses them is evaluated. An import in
 * main.tsx would be too late if the bundler puts those modules into their own chunk, so they import it themselves.
 * @type {import('vite').Plugin}
 */
const metadataFirst = {
  name: 'groupride:metadata-first',
  enforce: 'pre',
  transform(code, id) {
    return /[\\/]libs[\\/]contracts[\\/]src[\\/]fields\.ts$/.test(id)
      ? { code: `import 'reflect-metadata'; ${code}`, map: null }
      : null;
  },
};

/**
 * The common head of the three pages; each index.html contains only its own parts.
 * @type {import('vite').Plugin}
 */
const pageHead = {
  name: 'groupride:page-head',
  transformIndexHtml: () => [
    ...[
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      // The page's background in light and dark mode, which the browser's own bars continue.
      { name: 'theme-color', content: '#f4f6f6', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0d1214', media: '(prefers-color-scheme: dark)' },
    ].map((attrs) => ({ tag: 'meta', attrs, injectTo: /** @type {const} */ ('head') })),
    { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
    { tag: 'noscript', children: 'GroupRide needs JavaScript.', injectTo: 'body' },
  ],
};

/**
 * A small first file imports the application itself. If index.html has a `<template id="parts">`, this adds preload
 * links for the application's files to it, each after those that it imports. src/app/parts.ts fetches and runs them when
 * the first picture no longer needs the network.
 * @param {string} start the module that starts the application
 * @param {Record<string, string>} pages modules of pages by name, whose links name them, because other pages do without
 * these files
 * @returns {import('vite').Plugin}
 */
const startParts = (start, pages) => ({
  name: 'groupride:start-parts',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** Adds a file to `found`, after those that it imports. */
      const collect = (fileName, found, visited = new Set()) => {
        if (visited.has(fileName)) return found;
        visited.add(fileName);
        for (const imported of byName.get(fileName)?.imports ?? []) collect(imported, found, visited);
        return found.add(fileName);
      };
      const partsOf = (module) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(module));
        return chunk ? collect(chunk.fileName, new Set()) : new Set();
      };
      const common = partsOf(start);
      const named = Object.entries(pages).map(([page, module]) => ({ page, parts: partsOf(module) }));
      const later = new Set(named.flatMap(({ parts }) => [...parts]).filter((file) => !common.has(file)));
      const link = (file, mark = '') => `<link rel="modulepreload" crossorigin href="/${file}"${mark}>`;
      const users = (file) => named.filter(({ parts }) => parts.has(file)).map(({ page }) => page);
      const links = [
        ...[...common].map((file) => link(file)),
        ...[...later].map((file) => link(file, ` data-pages="${users(file).join(' ')}"`)),
      ];
      return html.replace('<template id="parts"></template>', `<template id="parts">${links.join('')}</template>`);
    },
  },
});

/**
 * Adds compressed versions of the built files.
 * @type {import('vite').Plugin}
 */
const compressed = {
  name: 'groupride:compressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|json|css|svg)$/.test(name));
    const cache = join(repository, 'node_modules/.cache/groupride/compressed');
    await Promise.all(names.map((name) => compress(join(dir, name), cache)));
  },
};

/**
 * Vite configuration of one web application under apps/.
 *
 * Environment: API_URL (default http://127.0.0.1:3000) is the target to which /api and /socket.io are proxied, so that
 * the browser sees one origin. <NAME>_PORT, for example RIDER_WEB_PORT, overrides the port.
 *
 * @param {{ name: string, port: number, start: string, pages: { signin: string } & Record<string, string>, plugins?: import('vite').PluginOption[] }} app
 * folder name below apps/, port of dev and preview, module that starts the application, and modules of the pages that
 * open first
 * @returns {import('vite').UserConfig}
 */
export function webAppConfig({ name, port, start, pages, plugins = [] }) {
  const target = process.env.API_URL ?? 'http://127.0.0.1:3000';
  // Overwrites the client's header: the API accepts writes only from this application's pages, and each application has
  // its own session.
  const headers = { 'X-GroupRide-App': name.replace(/-web$/, '') };
  const server = {
    host: process.env.WEB_HOST ?? '127.0.0.1',
    port: Number(process.env[`${name.replaceAll('-', '_').toUpperCase()}_PORT`] ?? port),
    strictPort: true,
    proxy: {
      '/api': { target, xfwd: true, headers },
      '/socket.io': { target, ws: true, xfwd: true, headers },
    },
  };
  const root = join(repository, 'apps', name);
  const pathOf = (module) => join(root, module);
  const publicDir = join(repository, 'libs/web/ui/public');
  return {
    root,
    cacheDir: join(repository, 'node_modules/.vite', name),
    publicDir,
    plugins: [metadataFirst, pageHead, splash(publicDir), startParts(start, pages), compressed, react(), ...plugins],
    resolve: {
      tsconfigPaths: true,
      // The DTO classes of libs/contracts have OpenAPI decorators, which are empty functions in the browser.
      alias: [
        {
          find: /^@nestjs\/swagger$/,
          replacement: join(repository, 'node_modules/@nestjs/swagger/dist/extra/swagger-shim.js'),
        },
        // The package exports its development build even to production bundles.
        ...(process.env.NODE_ENV === 'production' ? productionRouter : []),
      ],
    },
    server,
    preview: server,
    // The map's worker is a module and shares a chunk with the map.
    worker: { format: 'es' },
    build: {
      outDir: join(repository, 'dist/apps', name),
      emptyOutDir: true,
      // Public builds contain no sources.
      sourcemap: false,
      target: 'es2022',
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Modules that load later by themselves, named here for the groups with a tag.
        input: { index: pathOf('/index.html'), start: pathOf(start), signin: pathOf(pages.signin) },
        treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
        output: {
          codeSplitting: { groups },
          // A group with `entriesAware` would be named after all its entries.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        },
      },
    },
  };
}
