import { LEAST_CORNERS } from '@groupride/contracts';
import { crossesItself, enclosesArea } from '@groupride/geo';
import type { SettingValue } from '@groupride/web-api-client';
import { LIMITS, THRESHOLDS } from './thresholds-form';
import { isAnythingOffered } from './vehicle-classes-form';

/** Why the server would refuse the input. */
export type DraftProblem =
  | 'fewCorners'
  | 'crosses'
  | 'noRoom'
  | 'bothLanguages'
  | 'incompleteReply'
  | 'sameReplyName'
  | 'outOfRange'
  | 'nothingOffered';

/** The first problem of the input, or null. */
export function problemOfDraft(value: SettingValue): DraftProblem | null {
  const { serviceArea, legalTexts, supportReplies, alertThresholds, vehicleClasses } = value;
  if (vehicleClasses && !isAnythingOffered(vehicleClasses)) return 'nothingOffered';
  const corners = serviceArea?.corners ?? [];
  if (corners.length > 0) {
    if (corners.length < LEAST_CORNERS) return 'fewCorners';
    if (crossesItself(corners)) return 'crosses';
    if (!enclosesArea(corners)) return 'noRoom';
  }
  if (legalTexts) {
    const { termsEn, termsEs, privacyEn, privacyEs } = legalTexts;
    if (isBlank(termsEn) !== isBlank(termsEs) || isBlank(privacyEn) !== isBlank(privacyEs)) return 'bothLanguages';
  }
  const replies = supportReplies?.replies ?? [];
  if (replies.some(({ name, text }) => isBlank(name) || isBlank(text))) return 'incompleteReply';
  if (new Set(replies.map(({ name }) => name.trim().toLowerCase())).size < replies.length) return 'sameReplyName';
  const isOutOfRange = THRESHOLDS.some((one) => {
    const number = alertThresholds?.[one];
    return number !== undefined && (number < LIMITS[one][0] || number > LIMITS[one][1]);
  });
  return isOutOfRange ? 'outOfRange' : null;
}

const isBlank = (text: string | null | undefined) => !text?.trim();
