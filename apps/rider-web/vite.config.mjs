import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';
import { landingSnapshot } from './landing-snapshot.mjs';
import { serviceWorker } from './service-worker.mjs';

export default webAppConfig({
  name: 'rider-web',
  port: 4200,
  plugins: [landingSnapshot(), serviceWorker(import.meta.dirname)],
});
