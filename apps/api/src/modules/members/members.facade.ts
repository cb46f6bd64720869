import type { MemberView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Somebody's seat in a ride. */
export interface Member {
  id: number;
  rideId: number;
  userId: number;
  isOrganizer: boolean;
  status: 'pending' | 'confirmed';
  /** Six digits, this member's alone within the ride. */
  code: string;
  verifiedAt: Date | null;
  joinedAt: Date;
}

export abstract class MembersFacade {
  /** Takes a seat. The caller holds the ride's lock and has checked that there is one. */
  abstract add(tx: Transaction, rideId: number, userId: number, isOrganizer: boolean): Promise<Member>;
  /** Those who have not left, in the order they joined, the organizer first. */
  abstract list(rideId: number, tx?: Transaction): Promise<Member[]>;
  /** As `who` may see them. @throws ApiError not_found when the ride is not theirs */
  abstract views(who: Principal, rideId: number): Promise<MemberView[]>;
  abstract find(rideId: number, userId: number): Promise<Member | null>;
  /** Marks the seat as paid for or vouched for. */
  abstract confirm(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** Records that the driver saw this member's code. @returns false when that had been done before */
  abstract verify(tx: Transaction, memberId: number): Promise<boolean>;
  /** Nobody of the ride counts as verified any more. */
  abstract forgetVerifications(tx: Transaction, rideId: number): Promise<void>;
}
