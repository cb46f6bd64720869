import type { OperatorRole } from '@groupride/contracts';
import type { Principal } from '../../../platform/http/principal';
import type { SessionRights } from '../identity.facade';

export interface PrincipalRow {
  id: number;
  name: string;
  is_admin: boolean;
  operator_role: OperatorRole | null;
  driver_id: number | null;
  application_status: string | null;
  guest_ride_id: number | null;
  guest_left_at: Date | null;
}

/** Columns of a PrincipalRow from users `u` and left-joined drivers `d`. */
export const PRINCIPAL_COLUMNS =
  'u.id, u.name, u.is_admin, u.operator_role, u.guest_ride_id, u.guest_left_at, d.id AS driver_id, d.application_status';

/** Condition on users `u`: the account is not deleted, and a guest's access has not ended. */
export const ACTIVE_ACCOUNT = '(u.deleted_at IS NULL AND (u.guest_until IS NULL OR u.guest_until > now()))';

/** Operators have their rights only in the operations application; elsewhere they are ordinary users. */
export function principalFrom(row: PrincipalRow, { app, secondFactorGiven }: SessionRights): Principal {
  const isAdmin = row.is_admin && secondFactorGiven && app === 'admin';
  return {
    userId: row.id,
    name: row.name,
    isAdmin,
    // Operators without a role, which only an older process leaves out, are viewers until the next sign-in.
    ...(isAdmin ? { operatorRole: row.operator_role ?? 'viewer' } : {}),
    secondFactorRequired: row.is_admin && !secondFactorGiven,
    driverId: row.driver_id,
    isApprovedDriver: row.application_status === 'approved',
    ...(row.guest_ride_id === null ? {} : { guestRideId: row.guest_ride_id }),
    ...(row.guest_left_at === null ? {} : { guestHasLeft: true }),
  };
}
