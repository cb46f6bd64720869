import { webAppConfig } from '../../libs/web/ui/vite.shared.mjs';

export default webAppConfig({ name: 'admin-web', port: 4202 });
