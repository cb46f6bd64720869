import type { PriceVersionsView } from '@groupride/contracts';
import { rideTypeRatesOf } from './domain/rates-form';
import type { PriceVersion } from './price-versions.repository';

/** @param versions sorted by when they take effect, latest first */
export function presentVersions(versions: readonly PriceVersion[], now: Date): PriceVersionsView {
  const current = versions.find(({ validFrom, withdrawnAt }) => validFrom <= now && !withdrawnAt);
  return {
    newest: Math.max(...versions.map(({ id }) => id)),
    versions: versions.map((version) => ({
      id: version.id,
      validFrom: version.validFrom.toISOString(),
      current: version === current,
      planned: version.validFrom > now && !version.withdrawnAt,
      savedAt: version.savedAt.toISOString(),
      author: version.author,
      reason: version.reason,
      restores: version.restores,
      replaces: version.replaces,
      carriesOver: version.carriesOver,
      withdrawn: version.withdrawnAt !== null,
      withdrawnAt: version.withdrawnAt?.toISOString() ?? null,
      withdrawnBy: version.withdrawnBy,
      withdrawnFor: version.withdrawnFor,
      rates: rideTypeRatesOf(version.rates),
    })),
  };
}
