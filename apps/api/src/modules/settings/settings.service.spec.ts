import type { Features, VersionValue } from '@groupride/contracts';
import type { Notifications } from '../../platform/database/notifications';
import { only } from '../../platform/testing/stand-ins';
import { ALL_FEATURES } from './domain/setting-value';
import type { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';
import type { VehicleRulesService } from './vehicle-rules.service';

/** Settings whose current features the test chooses. */
function opened(read: () => Promise<Partial<Features>>) {
  let notify = () => {};
  const settings = new SettingsService(
    only<SettingsRepository>({ current: async () => ({ features: await read() }) as VersionValue }),
    only<Notifications>({ listen: (_channel, onMessage) => void (notify = () => onMessage('')) }),
    only<VehicleRulesService>({ refresh: async () => undefined }),
  );
  settings.onModuleInit();
  return { settings, notify: () => notify() };
}

describe('the features in memory', () => {
  it('are there once they have been read', async () => {
    const { settings } = opened(async () => ({ guestJoins: false }));
    expect(settings.featuresInMemory).toBeNull();
    const features = await settings.features();
    expect(features).toEqual({ ...ALL_FEATURES, guestJoins: false });
    expect(settings.featuresInMemory).toBe(features);
  });

  it.each(['another process', 'this process'])('are forgotten when %s changes them', async (who) => {
    const { settings, notify } = opened(async () => ({}));
    await settings.features();
    if (who === 'this process') await settings.refresh();
    else notify();
    expect(settings.featuresInMemory).toBeNull();
  });

  it('are not those of a reading that began before a change', async () => {
    let answer: (features: Partial<Features>) => void = () => {};
    const { settings, notify } = opened(() => new Promise((resolve) => (answer = resolve)));
    const reading = settings.features();
    notify();
    answer({});
    await reading;
    expect(settings.featuresInMemory).toBeNull();
  });
});
