import { declineText, DECLINES, type Language } from '@groupride/contracts';
import type { Failure } from './intent';

/** Why something could not be taken, to who was to pay. The provider explains in English what we have no words for. */
export function failureText({ code, message }: Failure, language: Language): string {
  return declineText(code, language) ?? (language === 'en' ? message : DECLINES[language].refused);
}
