import type { Language } from '@groupride/contracts';
import { en } from './texts/en';
import { es } from './texts/es';
import type { Texts } from './texts/texts';

export type { NotificationText } from './texts/texts';

/** Title and message of each kind of notification. */
export const INBOX_TEXTS: Readonly<Record<Language, Texts>> = { en, es };
