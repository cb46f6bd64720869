import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

export default webAppConfig({ name: 'rider-web', port: 4200 });
