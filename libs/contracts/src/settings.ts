import { Decimal, Flag, Instant, ListOf, Nested, OneOf, Text, Whole } from './fields';
import { MESSAGE_MAX_LENGTH } from './messages';

/** What operations decide beside prices, promotions, policies and wineries. */
export const SETTING_KINDS = ['service_area', 'features', 'legal_texts', 'support_replies'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export const SETTING_REASON_MAX_LENGTH = 300;
export const MAX_SETTING_VERSIONS = 200;
export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 100;
export const MOST_SUPPORT_REPLIES = 50;
export const LEGAL_TEXT_MAX_LENGTH = 20_000;

/** What operations can switch off for everyone. Rides that were booked before go on. */
export const FEATURES = [
  'scheduledRides',
  'cashPayments',
  'guestJoins',
  'driverApplications',
  'driverPayouts',
] as const;
export type Feature = (typeof FEATURES)[number];

export class Features {
  @Flag({ description: 'Booking rides for later' }) scheduledRides!: boolean;
  @Flag({ description: 'Booking rides that are paid in cash' }) cashPayments!: boolean;
  @Flag({ description: 'Joining a ride without an account' }) guestJoins!: boolean;
  @Flag({ description: 'Applying to drive' }) driverApplications!: boolean;
  @Flag({ description: 'Payouts that drivers ask for' }) driverPayouts!: boolean;
}

export class AreaCorner {
  @Decimal({ min: -90, max: 90 }) lat!: number;
  @Decimal({ min: -180, max: 180 }) lng!: number;
}

export class ServiceAreaSetting {
  @ListOf(() => AreaCorner, {
    max: MOST_CORNERS,
    description:
      'Corners of the area in order, at least 3; empty: everywhere that the deployment’s map or radius reaches',
  })
  corners!: AreaCorner[];
}

/** Blank lines separate paragraphs; one that begins with `# ` is a heading. Null: the text of the deployment. */
export class LegalTexts {
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) termsEn!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) termsEs!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) privacyEn!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) privacyEs!: string | null;
}

export class SupportReply {
  @Text({ max: 60, description: 'What operators choose it by' }) name!: string;
  @Text({ max: MESSAGE_MAX_LENGTH, multiline: true }) text!: string;
}

export class SupportReplies {
  @ListOf(() => SupportReply, { max: MOST_SUPPORT_REPLIES }) replies!: SupportReply[];
}

/** The value of one kind of setting: the field of its kind is set, the others are null. */
export class SettingValue {
  @Nested(() => ServiceAreaSetting, { optional: true }) serviceArea?: ServiceAreaSetting | null;
  @Nested(() => Features, { optional: true }) features?: Features | null;
  @Nested(() => LegalTexts, { optional: true }) legalTexts?: LegalTexts | null;
  @Nested(() => SupportReplies, { optional: true }) supportReplies?: SupportReplies | null;
}

export class SettingPath {
  @OneOf(SETTING_KINDS) kind!: SettingKind;
}

export class NewSettingVersion {
  @Whole({ min: 0, description: 'The newest version that the operator saw; 0 when there was none' }) basedOn!: number;
  @Text({ max: SETTING_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
  @Nested(() => SettingValue) value!: SettingValue;
}

export class SettingRestoration {
  @Whole({ min: 1, description: 'The newest version that the operator saw' }) basedOn!: number;
  @Text({ max: SETTING_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
}

export class SettingRestorationPath extends SettingPath {
  @Whole({ min: 0, fromQuery: true, description: '0: what applied before the first version' }) versionId!: number;
}

export class SettingVersionView {
  @Whole({ description: '0: what applied before the first version' }) id!: number;
  @Flag({ description: 'Applies now' }) current!: boolean;
  @Instant({ optional: true }) savedAt!: string | null;
  @Text({ max: 100, optional: true }) author!: string | null;
  @Text({ max: SETTING_REASON_MAX_LENGTH, optional: true, multiline: true }) reason!: string | null;
  @Whole({ optional: true, description: 'The version that it repeats' }) restores!: number | null;
  @Nested(() => SettingValue) value!: SettingValue;
}

export class SettingHistory {
  @OneOf(SETTING_KINDS) kind!: SettingKind;
  @Whole({ description: 'To name as `basedOn`; 0 when nothing was saved yet' }) newest!: number;
  @ListOf(() => SettingVersionView, { description: 'Newest first; the last is what applied before the first version' })
  versions!: SettingVersionView[];
}

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;

export class LegalTextPath {
  @OneOf(LEGAL_DOCUMENTS) document!: (typeof LEGAL_DOCUMENTS)[number];
  @OneOf(['en', 'es']) language!: 'en' | 'es';
}

export class LegalTextView {
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true, description: 'Null: the deployment’s own' })
  text!: string | null;
}
