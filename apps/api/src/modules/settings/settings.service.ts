import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Feature, Features, LegalTextPath, LegalTextView } from '@groupride/contracts';
import { Notifications } from '../../platform/database/notifications';
import type { FeatureSource } from '../../platform/http/feature-guard';
import { ALL_FEATURES } from './domain/setting-value';
import { SettingsFacade } from './settings.facade';
import { SETTINGS_CHANGED, SettingsRepository } from './settings.repository';
import { VehicleRulesService } from './vehicle-rules.service';

/** Provides the current settings. */
@Injectable()
export class SettingsService extends SettingsFacade implements FeatureSource, OnModuleInit {
  /** Cached because many requests need them; read again after a change. */
  private known: Promise<Features> | null = null;
  featuresInMemory: Features | null = null;

  constructor(
    private readonly repository: SettingsRepository,
    private readonly notifications: Notifications,
    private readonly vehicleRules: VehicleRulesService,
  ) {
    super();
  }

  onModuleInit(): void {
    const forget = () => this.forget();
    this.notifications.listen(SETTINGS_CHANGED, forget, forget);
  }

  /** Reads the settings again after a change by this process, before PostgreSQL's notification arrives. */
  async refresh(): Promise<void> {
    this.forget();
    await this.vehicleRules.refresh();
  }

  features(): Promise<Features> {
    return (this.known ??= this.remember(this.readFeatures()));
  }

  async isOn(feature: Feature): Promise<boolean> {
    return (await this.features())[feature];
  }

  async legalText({ document, language }: LegalTextPath): Promise<LegalTextView> {
    const texts = (await this.repository.current('legal_texts'))?.legalTexts;
    if (!texts) return { text: null };
    const [english, spanish] =
      document === 'terms' ? [texts.termsEn, texts.termsEs] : [texts.privacyEn, texts.privacyEs];
    return { text: language === 'en' ? english : spanish };
  }

  private async readFeatures(): Promise<Features> {
    // A feature that is newer than the stored version is on.
    return { ...ALL_FEATURES, ...(await this.repository.current('features'))?.features };
  }

  private remember(reading: Promise<Features>): Promise<Features> {
    reading.then(
      (features) => {
        if (this.known === reading) this.featuresInMemory = features;
      },
      () => {
        if (this.known === reading) this.forget();
      },
    );
    return reading;
  }

  private forget(): void {
    this.known = null;
    this.featuresInMemory = null;
  }
}
