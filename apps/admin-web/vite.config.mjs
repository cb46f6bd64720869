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
  plugins: [serviceWorker(import.meta.dirname, manifest)],
});
