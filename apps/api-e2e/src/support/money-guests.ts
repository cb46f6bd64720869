import { client, type Answer } from './api';
import type { Scene } from './money-scene';

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A person joins by link without an account. */
export async function guestJoins(scene: Scene, a: number): Promise<Answer[]> {
  const link = await scene.organizer.client.post(`/api/rides/${scene.rideId}/join-link`);
  if (link.status !== 201) return [link];
  const guest = client(scene.world.api);
  const shown = await guest.get(`/api/join/${link.body.token}`);
  if (shown.status !== 200) return [link, shown];
  const contact = `guest${scene.rideId}-${a % 3}@example.test`;
  const form = { name: 'Gus Guest', contact, share: shown.body.share };
  const joined = await guest.post(`/api/join/${link.body.token}/guest`, form);
  if (joined.status === 200) scene.guests.push({ client: guest, contact });
  return [link, joined];
}

/** The guest's seat and payments become those of the new account. */
export async function guestSignsIn(scene: Scene, a: number): Promise<Answer[]> {
  const guest = scene.guests.length > 0 ? pick(scene.guests, a) : undefined;
  if (!guest?.contact) return [];
  const account = client(scene.world.api);
  const form = { name: 'Gus Guest', email: guest.contact, phone: '9805550000' };
  const created = await account.post('/api/users', form);
  if (created.status !== 201) return [created];
  const code = await scene.world.api.outbox(guest.contact);
  const verified = await account.post('/api/auth/verify', { identifier: guest.contact, code });
  scene.guests.push({ client: account });
  return [created, verified];
}
