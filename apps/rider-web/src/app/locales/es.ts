import type { Translation } from '@groupride/web-ui';
import type { en } from './en';
import { esFirst } from './es-first';
import { esLater } from './es-later';

export const es: Translation<typeof en> = { ...esFirst, ...esLater };
