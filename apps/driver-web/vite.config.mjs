import { pageSnapshots } from '../../libs/web/ui/page-snapshots.mjs';
import { serviceWorker } from '../../libs/web/ui/service-worker.mjs';
import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

const manifest = {
  name: 'GroupRide Driver',
  short_name: 'Driver',
  description: 'Receive ride requests, navigate, verify passengers and get paid.',
  id: '/driver',
  start_url: '/driver',
};

export default webAppConfig({
  name: 'driver-web',
  port: 4201,
  start: '/src/app/start.tsx',
  pages: { signin: '/src/app/pages/sign-in-page.tsx' },
  plugins: [
    pageSnapshots(import.meta.dirname, 'src/app/render-snapshots.tsx'),
    serviceWorker(import.meta.dirname, manifest),
  ],
});
