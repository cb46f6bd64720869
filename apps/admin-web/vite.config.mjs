import { pageSnapshots } from '../../libs/web/ui/page-snapshots.mjs';
import { serviceWorker } from '../../libs/web/ui/service-worker.mjs';
import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

const manifest = {
  name: 'GroupRide Operations',
  short_name: 'Operations',
  description: 'Rides, drivers, money and alerts of the city.',
  id: '/admin',
  start_url: '/admin',
};

export default webAppConfig({
  name: 'admin-web',
  port: 4202,
  start: '/src/app/start.tsx',
  pages: { signin: '/src/app/pages/sign-in-page.tsx' },
  plugins: [
    pageSnapshots(import.meta.dirname, 'src/app/render-snapshots.tsx'),
    serviceWorker(import.meta.dirname, manifest),
  ],
});
