import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { INITIAL_VEHICLE_RULES, MAX_SETTING_VERSIONS, type VehicleRules } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Notifications } from '../../platform/database/notifications';
import { isDatabaseOutage } from '../../platform/database/outage';
import { concerned, rulesAt } from './domain/dated-vehicle-rules';
import { VehicleRulesFacade, type DatedVehicleRules } from './settings.facade';
import { SETTINGS_CHANGED, SettingsRepository } from './settings.repository';

/** Keeps the vehicle rules in memory. PostgreSQL notifies each process of changes. */
@Injectable()
export class VehicleRulesService extends VehicleRulesFacade implements OnModuleInit {
  private readonly logger = new Logger(VehicleRulesService.name);
  private known: readonly DatedVehicleRules[] = [{ from: null, rules: INITIAL_VEHICLE_RULES }];
  /** Reads run one after the other, so that an older result never replaces a newer one. */
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: SettingsRepository,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    const refresh = () => void this.refresh();
    this.notifications.listen(SETTINGS_CHANGED, refresh, refresh);
    await this.refresh();
  }

  get current(): VehicleRules {
    return this.known[0]!.rules;
  }

  get versions(): readonly DatedVehicleRules[] {
    return this.known;
  }

  at(bookedAt: Date): VehicleRules {
    return rulesAt(this.known, bookedAt);
  }

  refresh(): Promise<void> {
    this.reading = this.reading
      .then(async () => {
        const saved = await this.repository.list('vehicle_classes', '', MAX_SETTING_VERSIONS);
        const dated = saved.map(({ savedAt, value }) => ({ from: savedAt, rules: value.vehicleClasses! }));
        this.known = concerned([...dated, { from: null, rules: INITIAL_VEHICLE_RULES }], this.clock.now());
      })
      .catch((error: unknown) => {
        // Keeps the known rules. They are read again when the connection is back.
        if (!isDatabaseOutage(error)) this.logger.error({ err: error });
      });
    return this.reading;
  }
}
