import { createHash, randomBytes } from 'node:crypto';
import { client } from '../api';
import { expectStatus } from '../people';
import { until } from '../rides';
import type { Cast, Scene } from './cast';

/** The part of the newest message to somebody that matches. */
async function sentTo(cast: Cast, recipient: string, pattern: RegExp): Promise<string> {
  const found = await until(
    async () => {
      const rows = await cast.world.api.query<{ body: string }>(
        `SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC`,
        [recipient],
      );
      return rows.map(({ body }) => pattern.exec(body)?.[1]).find((match) => match !== undefined);
    },
    (match) => match !== undefined,
  );
  return found!;
}

/** The token of a link with which anyone can follow the trip. */
export const tripToken = (cast: Cast, { rideId, member }: Scene): Promise<string> =>
  cast.once(`trip ${rideId}`, async () => {
    const { body } = await expectStatus(member.client.post(`/api/rides/${rideId}/trip-links`), 201);
    return new URL(body.url as string).pathname.slice('/trip/'.length);
  });

/** The token of the link in the mail to the organizer of a scheduled ride. */
export const calendarFile = (cast: Cast, { organizer }: Scene): Promise<string> =>
  cast.once(`calendar ${organizer.id}`, () => sentTo(cast, organizer.email, /\/api\/calendar\/(\S+)/));

/** The token of the link with which an invited person opts out of invitations. */
export const optOutToken = (cast: Cast, { rideId, organizer }: Scene): Promise<string> =>
  cast.once(`opt out ${rideId}`, async () => {
    const to = `invited-to-${rideId}@example.test`;
    await expectStatus(organizer.client.post(`/api/rides/${rideId}/invitations`, { channel: 'email', to }), 202);
    return sentTo(cast, to, /\/invitations\/stop\/([\w-]{32})/);
  });

/** The token of a one-time link that brings the guest back. It is stored directly, because few are sent to one address. */
export async function guestToken(cast: Cast, { userIds }: Scene): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await cast.world.api.query(`INSERT INTO guest_links (token_hash, user_id) VALUES ($1, $2)`, [hash, userIds.guest]);
  return token;
}

/** The seat and share that a join link currently offers. */
export const shareOf = async (cast: Cast, { joinToken }: Scene): Promise<string> =>
  (await expectStatus(client(cast.world.api).get(`/api/join/${joinToken}`), 200)).body.share as string;
