import { AlertThresholdsSetting } from './alert-thresholds';
import { SETTING_REASON_MAX_LENGTH } from './change-reason';
import { Flag, Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';
import { PROMOTION_CODE, PromotionSetting } from './promotions';
import {
  Features,
  LegalTexts,
  SETTING_KINDS,
  ServiceAreaSetting,
  SupportReplies,
  VERSIONED_KINDS,
  type SettingKind,
  type VersionedKind,
} from './settings';
import { VehicleClassesSetting } from './vehicle-classes';
import { Winery } from './wineries';

/** The value of a setting. Only the field of its kind is set; the others are null. */
export class SettingValue {
  @Nested(() => ServiceAreaSetting, { optional: true }) serviceArea?: ServiceAreaSetting | null;
  @Nested(() => Features, { optional: true }) features?: Features | null;
  @Nested(() => LegalTexts, { optional: true }) legalTexts?: LegalTexts | null;
  @Nested(() => SupportReplies, { optional: true }) supportReplies?: SupportReplies | null;
  @Nested(() => AlertThresholdsSetting, { optional: true }) alertThresholds?: AlertThresholdsSetting | null;
  @Nested(() => VehicleClassesSetting, { optional: true }) vehicleClasses?: VehicleClassesSetting | null;
}

/** The content of a version. Only the field of its kind is set. */
export class VersionValue extends SettingValue {
  @ListOf(() => Winery, { optional: true, description: 'All wineries of this version' }) wineries?: Winery[] | null;
  @Nested(() => PromotionSetting, { optional: true }) promotion?: PromotionSetting | null;
}

export class SettingPath {
  @OneOf(SETTING_KINDS) kind!: SettingKind;
}

export class SettingHistoryPath {
  @OneOf(VERSIONED_KINDS) kind!: VersionedKind;
}

export class SettingHistoryQuery {
  @Text({ max: PROMOTION_CODE.longest, optional: true, description: 'The promo code, for kind promotion' })
  subject?: string | null;
}

export class NewSettingVersion {
  @Integer({ min: 0, description: 'The newest version that the operator saw; 0 when there was none' }) basedOn!: number;
  @Text({ max: SETTING_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
  @Nested(() => SettingValue) value!: SettingValue;
}

export class SettingRestoration {
  @Integer({ min: 1, description: 'The newest version that the operator saw' }) basedOn!: number;
  @Text({ max: SETTING_REASON_MAX_LENGTH, multiline: true, description: 'For operators' }) reason!: string;
  @Text({ max: PROMOTION_CODE.longest, optional: true, description: 'The promo code, for kind promotion' })
  subject?: string | null;
}

export class SettingRestorationPath extends SettingHistoryPath {
  @Integer({ min: 0, fromQuery: true, description: '0 for the state before the first version' }) versionId!: number;
}

export class SettingVersionView {
  @Integer({ description: '0 for the state before the first version' }) id!: number;
  @Flag({ description: 'Whether this version is in force' }) current!: boolean;
  @Instant({ optional: true }) savedAt!: string | null;
  @Text({ max: 100, optional: true }) author!: string | null;
  @Text({
    max: SETTING_REASON_MAX_LENGTH,
    optional: true,
    multiline: true,
    description: 'Null before the first change, and for changes by a program without a reason',
  })
  reason!: string | null;
  @Integer({ optional: true, description: 'The version that this one repeats' }) restores!: number | null;
  @Nested(() => VersionValue) value!: VersionValue;
}

export class SettingHistory {
  @OneOf(VERSIONED_KINDS) kind!: VersionedKind;
  @Text({ max: PROMOTION_CODE.longest, optional: true, description: 'The promo code, for kind promotion' })
  subject!: string | null;
  @Integer({ description: 'Newest version, to send as `basedOn`; 0 when nothing was saved yet' }) newest!: number;
  @ListOf(() => SettingVersionView, {
    description: 'Newest first; the last entry is the state before the first version',
  })
  versions!: SettingVersionView[];
}
