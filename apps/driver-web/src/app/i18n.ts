import { loadI18n } from '@groupride/web-ui';
import { texts } from './texts';

export const i18n = await loadI18n(texts);
