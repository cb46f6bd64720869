import type { TripLinkView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import type { TripLink } from './trip-links.repository';

/** @param name first name of the member who created the link */
export const presentTripLink = (
  { id, createdBy, createdAt }: TripLink,
  name: string,
  who: Principal,
): TripLinkView => ({
  id,
  createdBy: name,
  isYours: createdBy === who.userId,
  createdAt: createdAt.toISOString(),
});
