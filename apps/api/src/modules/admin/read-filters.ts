import type { AdminDriverFilters, AdminRideFilters, AdminRiderFilters, AuditFilters } from '@groupride/contracts';
import { readCityDays } from '../../platform/http/city-days';
import type { RideFilter } from './admin.repository';
import type { AuditFilter } from './audit-log.repository';
import { readAuditTarget } from './domain/audit-target';
import { readSearch } from './domain/search-query';
import type { DriverFilter, RiderFilter } from './people.repository';

/** @throws ApiError validation_failed */
export function readRideFilter(
  { q, dated = 'requested', from, to, ...chosen }: Omit<AdminRideFilters, 'q'> & { q?: string | undefined },
  timeZone: string,
): RideFilter {
  const { status = null, rideType = null, riderId = null, driverId = null } = chosen;
  return {
    status,
    rideType,
    riderId,
    driverId,
    search: q ? readSearch(q) : null,
    dated: from || to ? { ...readCityDays({ from, to }, timeZone), event: dated } : null,
  };
}

/** @throws ApiError validation_failed */
export function readDriverFilter(
  { q, from, to, ...chosen }: Omit<AdminDriverFilters, 'q'> & { q?: string | undefined },
  timeZone: string,
): DriverFilter {
  const { applicationStatus = null, presence = null, documents = null } = chosen;
  return {
    applicationStatus,
    presence,
    documents,
    search: q ? readSearch(q) : null,
    droveIn: from || to ? readCityDays({ from, to }, timeZone) : null,
    timeZone,
  };
}

export const readRiderFilter = ({
  q,
  state = null,
  phoneVerified = null,
}: {
  q?: string | undefined;
  state?: AdminRiderFilters['state'] | null;
  phoneVerified?: AdminRiderFilters['phoneVerified'] | null;
}): RiderFilter => ({ state: state ?? null, phoneVerified: phoneVerified ?? null, search: q ? readSearch(q) : null });

/** @throws ApiError validation_failed */
export const readAuditFilter = ({ who, action, target, from, to }: AuditFilters, timeZone: string): AuditFilter => ({
  who: who ?? null,
  action: action ?? null,
  target: target ? readAuditTarget(target) : null,
  at: readCityDays({ from, to }, timeZone),
});
