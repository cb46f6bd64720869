import { serviceWorker } from '../../libs/web/ui/service-worker.mjs';
import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';
import { landingSnapshot } from './landing-snapshot.mjs';

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
  plugins: [landingSnapshot(), serviceWorker(import.meta.dirname, manifest)],
});
