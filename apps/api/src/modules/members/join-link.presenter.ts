import type { JoinLink } from '@groupride/contracts';
import type { StoredJoinLink } from './join-links.repository';

/** @param riderWebUrl address of the riders' application, where the link leads */
export const presentJoinLink = ({ token, expiresAt }: StoredJoinLink, riderWebUrl: string): JoinLink => ({
  token,
  url: new URL(`/join/${token}`, riderWebUrl).href,
  expiresAt: expiresAt.toISOString(),
});
