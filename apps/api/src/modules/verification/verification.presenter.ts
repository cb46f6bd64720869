import type { VerifiedMember } from '@groupride/contracts';
import type { Member } from '../members/members.facade';

/**
 * @param name first name of the member who boarded
 * @param members everyone in the ride
 */
export const presentVerified = (
  memberId: number,
  { name, destination, members, at }: { name: string; destination: string; members: readonly Member[]; at: Date },
): VerifiedMember => ({
  memberId,
  name,
  destination,
  verified: true,
  timestamp: at.toISOString(),
  verifiedCount: members.filter(({ verifiedAt }) => verifiedAt).length,
  memberCount: members.length,
});
