import { pageSnapshots } from '../../libs/web/ui/page-snapshots.mjs';
import { serviceWorker } from '../../libs/web/ui/service-worker.mjs';
import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

const manifest = {
  name: 'GroupRide',
  short_name: 'GroupRide',
  description: 'Book one ride for the whole group, split the cost per person and follow it live.',
  id: '/',
  start_url: '/',
};

export default webAppConfig({
  name: 'rider-web',
  port: 4200,
  start: '/src/start.tsx',
  pages: {
    home: '/src/app/home-page.tsx',
    join: '/src/features/join/join-page.tsx',
    signin: '/src/features/session/sign-in-page.tsx',
  },
  plugins: [
    pageSnapshots(import.meta.dirname, 'src/app/snapshots/render-snapshots.tsx'),
    serviceWorker(import.meta.dirname, manifest),
  ],
});
