import {
  FEATURES,
  INITIAL_VEHICLE_RULES,
  LEAST_CORNERS,
  type Features,
  type LegalTexts,
  type AlertThresholdsSetting,
  type SettingKind,
  type SettingValue,
} from '@groupride/contracts';
import { crossesItself, enclosesArea, isInside, type LatLng } from '@groupride/geo';
import type { SettingProblem } from './setting-problem';
import { valueOfRules, vehicleClassesIn } from './vehicle-classes-value';

export const ALL_FEATURES: Features = Object.fromEntries(
  FEATURES.map((feature) => [feature, true]),
) as unknown as Features;

const NO_TEXTS: LegalTexts = { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null };

/** Values before the first saved version. Other modules have the initial values of the settings that they store. */
export const INITIAL: Readonly<Record<Exclude<SettingKind, 'alert_thresholds'>, SettingValue>> = {
  service_area: { serviceArea: { corners: [] } },
  features: { features: ALL_FEATURES },
  legal_texts: { legalTexts: NO_TEXTS },
  support_replies: { supportReplies: { replies: [] } },
  vehicle_classes: valueOfRules(INITIAL_VEHICLE_RULES),
};

/** The area of the city, which limits the service area that operations draw. */
export interface CityArea {
  center: LatLng;
  has: (point: LatLng) => boolean;
}

/** Returns only the value of this kind, or the problem with it. */
export function valueOf(kind: SettingKind, given: SettingValue, area: CityArea): SettingValue | SettingProblem {
  switch (kind) {
    case 'service_area':
      return given.serviceArea ? areaIn(given.serviceArea.corners, area) : missing('serviceArea');
    case 'features': {
      const { features } = given;
      if (!features) return missing('features');
      return {
        features: Object.fromEntries(FEATURES.map((feature) => [feature, features[feature]])) as unknown as Features,
      };
    }
    case 'legal_texts': {
      if (!given.legalTexts) return missing('legalTexts');
      const { termsEn, termsEs, privacyEn, privacyEs } = given.legalTexts;
      // People choose their language, so a document must be replaced in both.
      if (!termsEn !== !termsEs) return { field: 'value.legalTexts.termsEs', message: 'goes together with termsEn' };
      if (!privacyEn !== !privacyEs)
        return { field: 'value.legalTexts.privacyEs', message: 'goes together with privacyEn' };
      return {
        legalTexts: {
          termsEn: termsEn ?? null,
          termsEs: termsEs ?? null,
          privacyEn: privacyEn ?? null,
          privacyEs: privacyEs ?? null,
        },
      };
    }
    case 'support_replies':
      return given.supportReplies ? repliesIn(given.supportReplies.replies) : missing('supportReplies');
    case 'alert_thresholds':
      return given.alertThresholds ? thresholdsIn(given.alertThresholds) : missing('alertThresholds');
    case 'vehicle_classes':
      return given.vehicleClasses ? vehicleClassesIn(given.vehicleClasses) : missing('vehicleClasses');
  }
}

function areaIn(corners: readonly LatLng[], { center, has }: CityArea): SettingValue | SettingProblem {
  const field = 'value.serviceArea.corners';
  if (corners.length > 0 && corners.length < LEAST_CORNERS)
    return { field, message: `must have at least ${LEAST_CORNERS} corners, or none` };
  if (crossesItself(corners)) return { field, message: 'must not cross itself' };
  if (corners.length > 0 && !enclosesArea(corners)) return { field, message: 'must have room inside' };
  // A service area outside the city would stop all rides.
  if (corners.length > 0 && !corners.some(has) && !isInside(corners, center))
    return { field, message: 'must have a part of the city inside' };
  return { serviceArea: { corners: corners.map(({ lat, lng }) => ({ lat, lng })) } };
}

function thresholdsIn(given: AlertThresholdsSetting): SettingValue {
  const { searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating } = given;
  const { deviationMeters, deviationMinutes, longStopMinutes, unansweredMinutes } = given;
  const { askStalledMinutes, askAwayMinutes, askUnreachableMinutes, askAnswerMinutes } = given;
  return {
    alertThresholds: {
      searchMinutes,
      silentMinutes,
      stalledMinutes,
      lateMinutes,
      lowRating,
      deviationMeters,
      deviationMinutes,
      longStopMinutes,
      unansweredMinutes,
      askStalledMinutes,
      askAwayMinutes,
      askUnreachableMinutes,
      askAnswerMinutes,
    },
  };
}

function repliesIn(replies: readonly { name: string; text: string }[]): SettingValue | SettingProblem {
  const names = replies.map(({ name }) => name.toLowerCase());
  const again = names.findIndex((name, index) => names.indexOf(name) < index);
  if (again >= 0)
    return { field: `value.supportReplies.replies.${again}.name`, message: 'is the name of another reply' };
  return { supportReplies: { replies: replies.map(({ name, text }) => ({ name, text })) } };
}

const missing = (field: string): SettingProblem => ({ field: `value.${field}`, message: 'is required' });
