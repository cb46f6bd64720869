import { Decimal, Flag, ListOf, OneOf, Text } from './fields';
import { MESSAGE_MAX_LENGTH } from './messages';

/** Settings of operations other than prices and policies, which have their own versions. */
export const SETTING_KINDS = [
  'service_area',
  'features',
  'legal_texts',
  'support_replies',
  'alert_thresholds',
  'vehicle_classes',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** All kinds with versions, including those that other calls change. */
export const VERSIONED_KINDS = [...SETTING_KINDS, 'wineries', 'promotion'] as const;
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

export const MAX_SETTING_VERSIONS = 200;
export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 100;
export const MOST_SUPPORT_REPLIES = 50;
export const LEGAL_TEXT_MAX_LENGTH = 20_000;

/** Features that operations can switch off for everyone. Rides that were booked before are not affected. */
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
      'Corners of the area in order, at least 3; when empty, the whole area of the deployment’s map or radius',
  })
  corners!: AreaCorner[];
}

/**
 * Legal texts. Blank lines separate paragraphs, and a paragraph that begins with `# ` is a heading. Null: the text of
 * the deployment.
 */
export class LegalTexts {
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) termsEn!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) termsEs!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) privacyEn!: string | null;
  @Text({ max: LEGAL_TEXT_MAX_LENGTH, multiline: true, optional: true }) privacyEs!: string | null;
}

export class SupportReply {
  @Text({ max: 60, description: 'Name in the operators’ selection' }) name!: string;
  @Text({ max: MESSAGE_MAX_LENGTH, multiline: true }) text!: string;
}

export class SupportReplies {
  @ListOf(() => SupportReply, { max: MOST_SUPPORT_REPLIES }) replies!: SupportReply[];
}

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;

export class LegalTextPath {
  @OneOf(LEGAL_DOCUMENTS) document!: (typeof LEGAL_DOCUMENTS)[number];
  @OneOf(['en', 'es']) language!: 'en' | 'es';
}

export class LegalTextView {
  @Text({
    max: LEGAL_TEXT_MAX_LENGTH,
    multiline: true,
    optional: true,
    description: 'Null for the deployment’s own text',
  })
  text!: string | null;
}
