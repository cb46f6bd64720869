import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

export default webAppConfig({ name: 'driver-web', port: 4201 });
