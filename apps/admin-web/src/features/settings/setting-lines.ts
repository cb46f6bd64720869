import { FEATURES, type Feature } from '@groupride/contracts';
import type { SettingValue } from '@groupride/web-api-client';

/** One thing that a setting says, as people compare it. */
export interface SettingLine {
  key: string;
  label: string;
  text: string;
}

export interface LineTexts {
  corner: (number: number) => string;
  position: (lat: number, lng: number) => string;
  feature: (feature: Feature) => string;
  state: (isOn: boolean) => string;
  legal: (text: LegalField) => string;
}

export const LEGAL_FIELDS = ['termsEn', 'termsEs', 'privacyEn', 'privacyEs'] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];

export function linesOf(value: SettingValue, texts: LineTexts): SettingLine[] {
  const { serviceArea, features, legalTexts, supportReplies } = value;
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
          return text ? [{ key: one, label: texts.legal(one), text }] : [];
        })
      : []),
    ...(supportReplies?.replies ?? []).map(({ name, text }) => ({ key: `reply.${name}`, label: name, text })),
  ];
}

export interface SettingDifference {
  key: string;
  label: string;
  /** Null: there was none. */
  before: string | null;
  after: string | null;
}

export function differencesBetween(before: readonly SettingLine[], after: readonly SettingLine[]): SettingDifference[] {
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.key === key));
    if (was?.text === is?.text) return [];
    return [{ key, label: (is ?? was)!.label, before: was?.text ?? null, after: is?.text ?? null }];
  });
}
