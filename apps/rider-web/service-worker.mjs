// Builds the service worker into one file, /sw.js: browsers do not load one in parts, and its name must never change.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';

const MANIFEST = {
  name: 'GroupRide',
  short_name: 'GroupRide',
  description: 'Book one ride for the whole group, split the cost per person and follow it live.',
  id: '/',
  start_url: '/',
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
 * The service worker and the manifest with which the application can be installed.
 * @param {string} root folder of the application
 * @returns {import('vite').Plugin}
 */
export const serviceWorker = (root) => ({
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
  async writeBundle({ dir = '' }) {
    await build({
      input: join(root, 'src/service-worker/service-worker.ts'),
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      output: { file: join(dir, 'sw.js'), format: 'iife', minify: true },
    });
    await writeFile(join(dir, 'manifest.webmanifest'), JSON.stringify(MANIFEST));
  },
});
