import {
  FEATURES,
  type Feature,
  type RideTypeRule,
  type VehicleClass,
  type VehicleClassRule,
  type RideType,
} from '@groupride/contracts';
import type { PromotionSetting, VehicleClassesSetting, VersionValue } from '@groupride/web-api-client';
import type { ComparedLine } from '../../shared/compared-lines';
import { THRESHOLDS, type Threshold } from './thresholds-form';

export interface LineTexts {
  corner: (number: number) => string;
  position: (lat: number, lng: number) => string;
  feature: (feature: Feature) => string;
  state: (isOn: boolean) => string;
  legal: (text: LegalField) => string;
  threshold: (threshold: Threshold) => string;
  promotion: (field: PromotionField) => string;
  promotionText: (field: PromotionField, promotion: PromotionSetting) => string;
  vehicleClass: (vehicleClass: VehicleClass) => string;
  classText: (rule: VehicleClassRule) => string;
  rideType: (rideType: RideType) => string;
  rideTypeText: (rule: RideTypeRule) => string;
  largerCoach: string;
  people: (count: number) => string;
}

export const PROMOTION_FIELDS = [
  'name',
  'maxDiscount',
  'percentOff',
  'validFrom',
  'validUntil',
  'redemptionLimit',
  'perAccountLimit',
  'newAccountDays',
  'rideTypes',
] as const satisfies readonly (keyof PromotionSetting)[];
export type PromotionField = (typeof PROMOTION_FIELDS)[number];

export const LEGAL_FIELDS = ['termsEn', 'termsEs', 'privacyEn', 'privacyEs'] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];

export function linesOf(value: VersionValue, texts: LineTexts): ComparedLine[] {
  const { serviceArea, features, legalTexts, supportReplies, alertThresholds, vehicleClasses, wineries, promotion } =
    value;
  return [
    ...(serviceArea?.corners ?? []).map(({ lat, lng }, index) => ({
      key: `corner.${index}`,
      label: texts.corner(index + 1),
      text: texts.position(lat, lng),
    })),
    ...(features
      ? FEATURES.map((one) => ({ key: one, label: texts.feature(one), text: texts.state(features[one]) }))
      : []),
    ...(legalTexts
      ? LEGAL_FIELDS.flatMap((one) => {
          const text = legalTexts[one];
          return text ? [{ key: one, label: texts.legal(one), text, isLong: true }] : [];
        })
      : []),
    ...(supportReplies?.replies ?? []).map(({ name, text }) => ({ key: `reply.${name}`, label: name, text })),
    ...(alertThresholds
      ? THRESHOLDS.map((one) => ({ key: one, label: texts.threshold(one), text: String(alertThresholds[one]) }))
      : []),
    ...(vehicleClasses ? vehicleLines(vehicleClasses, texts) : []),
    ...(wineries ?? []).map(({ id, name, address, description, lat, lng }) => ({
      key: `winery.${id}`,
      label: name,
      text: [name, address, description, texts.position(lat, lng)].filter(Boolean).join('\n'),
    })),
    ...(promotion
      ? PROMOTION_FIELDS.map((field) => ({
          key: field,
          label: texts.promotion(field),
          text: texts.promotionText(field, promotion),
        }))
      : []),
  ];
}

function vehicleLines(
  { classes, rideTypes, largerCoachFrom }: VehicleClassesSetting,
  texts: LineTexts,
): ComparedLine[] {
  return [
    ...classes.map((rule) => ({
      key: `class.${rule.vehicleClass}`,
      label: texts.vehicleClass(rule.vehicleClass),
      text: texts.classText(rule),
    })),
    ...rideTypes.map((rule) => ({
      key: `rideType.${rule.rideType}`,
      label: texts.rideType(rule.rideType),
      text: texts.rideTypeText(rule),
    })),
    { key: 'largerCoachFrom', label: texts.largerCoach, text: texts.people(largerCoachFrom) },
  ];
}
