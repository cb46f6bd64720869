import { loadI18n, loadLaterTexts } from '@groupride/web-ui';
import { laterTexts, texts } from './texts';

export const i18n = await loadI18n(texts);

/** Loads the texts of the pages for signed-in operators. */
export const loadAllTexts = (): Promise<void> => loadLaterTexts(i18n, laterTexts);
