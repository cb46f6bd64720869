// Builds the service worker into one file, /sw.js: browsers do not load it in parts, and its name must never change.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';

/** The common part of the apps' manifests. */
const MANIFEST = {
  scope: '/',
  display: 'standalone',
  background_color: '#0a525c',
  theme_color: '#0a525c',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * Adds the service worker and the manifest that make the application installable.
 * @param {string} root folder of the application
 * @param {{ name: string, short_name: string, description: string, id: string, start_url: string }} manifest
 * @returns {import('vite').Plugin}
 */
export const serviceWorker = (root, manifest) => ({
  name: 'groupride:service-worker',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: /** @type {const} */ ('head') },
    {
      tag: 'link',
      attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' },
      injectTo: /** @type {const} */ ('head'),
    },
  ],
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle)
      .filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      .map((file) => `/${file}`);
    await build({
      input: join(root, 'src/service-worker/service-worker.ts'),
      resolve: {
        alias: { '@groupride/web-service-worker': join(import.meta.dirname, '../service-worker/src/index.ts') },
      },
      transform: { define: { 'process.env.NODE_ENV': '"production"', BUILT_FILES: JSON.stringify(files) } },
      output: { file: join(dir, 'sw.js'), format: 'iife', minify: true },
    });
    await writeFile(join(dir, 'manifest.webmanifest'), JSON.stringify({ ...manifest, ...MANIFEST }));
  },
});
