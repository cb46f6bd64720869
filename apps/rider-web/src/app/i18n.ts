import { makeI18n } from '@groupride/web-ui';
import { en } from './locales/en';
import { es } from './locales/es';

export const i18n = makeI18n({ en, es });
