import { randomUUID } from 'node:crypto';
import { type AnyRow, type Api, client, startApi } from './support/api';
import { expectStatus, person, type Person, verifyPhone } from './support/people';
import { book, joinBy } from './support/rides';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

let count = 0;
const newEmail = () => `friend${(count += 1)}@example.test`;
const newPhone = () => `704556${String((count += 1)).padStart(4, '0')}`;

const invite = (who: Person, rideId: number, form: object, headers: Record<string, string> = {}) =>
  who.client.post(`/api/rides/${rideId}/invitations`, form, headers);
const sentTo = (to: string) =>
  api.query<{ channel: string; subject: string; body: string }>(
    `SELECT channel, subject, body FROM outbox_messages WHERE recipient = $1 ORDER BY id`,
    [to],
  );
const invitationsTo = async (to: string) =>
  (await sentTo(to)).filter(({ body }) => body.includes('/invitations/stop/'));
const stopToken = (body: string) => /\/invitations\/stop\/([\w-]{32})/.exec(body)![1]!;
const joinToken = (body: string) => /\/join\/([\w-]{22})/.exec(body)![1]!;
const tenMinutesPass = () => api.query(`UPDATE invitations SET created_at = created_at - interval '10 minutes'`);
const notificationsOf = async (who: Person) =>
  (await expectStatus(who.client.get('/api/notifications'), 200)).body.notifications as AnyRow[];

async function organizerWithRide(booking: Parameters<typeof book>[1] = {}) {
  const organizer = await person(api, 'Ana Alvarez');
  const ride = await book(organizer, booking);
  return { organizer, ride, rideId: ride.id as number };
}

describe('an invitation', () => {
  it('by email names the organizer, the trip and the cost, quotes the message, and leads to the join page', async () => {
    const { organizer, rideId } = await organizerWithRide({ startsIn: 24 * 60 });
    const to = newEmail();
    const form = { channel: 'email', to: ` ${to.toUpperCase()} `, message: 'Bring <b>snacks</b>!\nSee you.' };
    await expectStatus(invite(organizer, rideId, form), 202);
    const [mail, ...more] = await sentTo(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'mail',
      subject: 'Ana invites you to a ride to Charlotte Douglas International Airport',
    });
    const { body: preview } = await expectStatus(client(api).get(`/api/join/${joinToken(mail!.body)}`), 200);
    expect(preview).toMatchObject({ rideId, organizerName: 'Ana', open: true });
    expect(mail!.body).toContain('Ana wrote: “Bring <b>snacks</b>!\nSee you.”');
    expect(mail!.body).toContain('From: Uptown\nTo: Charlotte Douglas International Airport\nWhen: ');
    expect(mail!.body).toContain(`Cost per person: $${preview.share} in cash`);
    expect(mail!.body).not.toContain('Alvarez');
    const page = await (await fetch(`${api.url}/api/dev/mail?to=${to}`)).text();
    expect(page).toContain('Bring &lt;b&gt;snacks&lt;/b&gt;!');
  });

  it('by text message says the same in short, in the sender’s language', async () => {
    const { organizer, rideId } = await organizerWithRide();
    await expectStatus(organizer.client.patch('/api/users/me', { language: 'es' }), 200);
    const to = newPhone();
    await expectStatus(
      invite(organizer, rideId, { channel: 'phone', to: `+1 (${to.slice(0, 3)}) ${to.slice(3)}` }),
      202,
    );
    const [text, ...more] = await sentTo(to);
    expect(more).toEqual([]);
    expect(text!.channel).toBe('text');
    expect(text!.body).toMatch(
      /^Ana te invita a un GroupRide de Uptown a .* Ahora\. Costo por persona: \$\d+\.\d\d en efectivo\./,
    );
    expect(text!.body).toContain('Únete: ');
    expect(text!.body).toContain('No más invitaciones: ');
  });

  it('of a member names the member and the organizer; a sponsored ride costs nothing', async () => {
    const { organizer, rideId } = await organizerWithRide({ splitMode: 'sponsor' });
    const friend = await person(api, 'Ben Baker');
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
    await expectStatus(joinBy(friend, link.token), 200);
    const to = newEmail();
    await expectStatus(invite(friend, rideId, { channel: 'email', to }), 202);
    const [mail] = await sentTo(to);
    expect(mail!.body).toContain('Ben invites you to Ana’s group ride with GroupRide.');
    expect(mail!.body).toContain('Cost per person: $0.00, Ana pays for everyone');
    expect(mail!.body).not.toContain('wrote:');
    expect(mail!.body).toContain(link.token);
  });

  it('also notifies someone with an account, in their language, with the join page', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const friend = await person(api);
    await expectStatus(friend.client.patch('/api/users/me', { language: 'es' }), 200);
    await expectStatus(invite(organizer, rideId, { channel: 'email', to: friend.email }), 202);
    const [mail] = await invitationsTo(friend.email);
    expect(mail!.subject).toBe('Ana te invita a un viaje a Charlotte Douglas International Airport');
    const [notification] = await notificationsOf(friend);
    expect(notification).toMatchObject({
      type: 'invitation',
      actionable: true,
      data: { path: `/join/${joinToken(mail!.body)}` },
    });
    await tenMinutesPass();
    await expectStatus(invite(organizer, rideId, { channel: 'email', to: friend.email }), 202);
    expect(await notificationsOf(friend)).toHaveLength(1);
  });

  it('finds an account by its verified phone number only, and does not notify members or the sender', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const [unverified, verified] = [await person(api), await person(api)];
    await verifyPhone(api, verified);
    for (const to of [unverified.phone, verified.phone])
      await expectStatus(invite(organizer, rideId, { channel: 'phone', to }), 202);
    await expectStatus(invite(organizer, rideId, { channel: 'email', to: organizer.email }), 202);
    expect(await notificationsOf(unverified)).toEqual([]);
    expect(await notificationsOf(organizer)).toEqual([]);
    const [notification] = await notificationsOf(verified);
    await expectStatus(joinBy(verified, /[\w-]{22}$/.exec(String((notification!.data as AnyRow).path))![0]), 200);
    await expectStatus(invite(organizer, rideId, { channel: 'email', to: verified.email }), 202);
    expect((await notificationsOf(verified)).filter(({ type }) => type === 'invitation')).toHaveLength(1);
  });

  it('is refused naming the invalid field, and nothing is sent', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const to = newEmail();
    for (const [form, field] of [
      [{ channel: 'email', to: 'nobody' }, 'to'],
      [{ channel: 'email', to: '7045551234' }, 'to'],
      [{ channel: 'phone', to: '555-12' }, 'to'],
      [{ channel: 'phone', to: '70455512345' }, 'to'],
      [{ channel: 'phone', to }, 'to'],
      [{ channel: 'link', to }, 'channel'],
      [{ channel: 'email', to: '' }, 'to'],
      [{ channel: 'email', to, message: 'x'.repeat(501) }, 'message'],
      [{ channel: 'email', to, message: 'Win at https://evil.test' }, 'message'],
    ] as const) {
      const { body } = await expectStatus(invite(organizer, rideId, form), 400);
      expect((body.errors as AnyRow[]).map((error) => error.field)).toEqual([field]);
    }
    expect(await sentTo(to)).toEqual([]);
  });

  it('is sent once per idempotency key', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const [to, key] = [newEmail(), randomUUID()];
    const answers = await Promise.all(
      [1, 2, 3].map(() => invite(organizer, rideId, { channel: 'email', to }, { 'idempotency-key': key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await sentTo(to)).toHaveLength(1);
    expect(
      await invite(organizer, rideId, { channel: 'email', to: newEmail() }, { 'idempotency-key': key }),
    ).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  });

  it('can be sent only by members with an account', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const [stranger, guest] = [await person(api), client(api)];
    const form = { channel: 'email', to: newEmail() };
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
    const { body: preview } = await expectStatus(guest.get(`/api/join/${link.token}`), 200);
    const seat = { name: 'Gus Guest', contact: newEmail(), share: preview.share };
    await expectStatus(guest.post(`/api/join/${link.token}/guest`, seat), 200);
    await expectStatus(client(api).post(`/api/rides/${rideId}/invitations`, form), 401);
    await expectStatus(guest.post(`/api/rides/${rideId}/invitations`, form), 403);
    await expectStatus(invite(stranger, rideId, form), 404);
    expect(await sentTo(form.to)).toEqual([]);
  });

  it('needs an open seat, a working link and a ride that has not started', async () => {
    const { organizer, rideId } = await organizerWithRide({ groupSize: 2 });
    const form = { channel: 'email', to: newEmail() };
    await expectStatus(organizer.client.delete(`/api/rides/${rideId}/join-link`), 204);
    expect(await invite(organizer, rideId, form)).toMatchObject({ status: 409, body: { code: 'join_link_off' } });
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link/replacement`), 201);
    await expectStatus(joinBy(await person(api), link.token), 200);
    expect(await invite(organizer, rideId, form)).toMatchObject({ status: 409, body: { code: 'ride_full' } });
    await expectStatus(organizer.client.post(`/api/rides/${rideId}/cancel`, {}), 200);
    expect(await invite(organizer, rideId, form)).toMatchObject({
      status: 409,
      body: { code: 'ride_state_conflict' },
    });
    expect(await sentTo(form.to)).toEqual([]);
  });
});

describe('invitation limits', () => {
  it('allow another one to the same person after ten minutes, three in all', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const form = { channel: 'email', to: newEmail() };
    const refusal = { status: 409, body: { code: 'already_invited' } };
    for (let sent = 1; sent <= 3; sent += 1) {
      await expectStatus(invite(organizer, rideId, form), 202);
      expect(await invite(organizer, rideId, form)).toMatchObject(refusal);
      await tenMinutesPass();
    }
    expect(await invite(organizer, rideId, form)).toMatchObject(refusal);
    expect(await sentTo(form.to)).toHaveLength(3);
  });

  it('apply to one address across all senders', async () => {
    const to = newEmail();
    const answers = [];
    const { organizer } = await organizerWithRide();
    const rides = await Promise.all(Array.from({ length: 11 }, () => book(organizer)));
    for (const ride of rides) answers.push(await invite(organizer, ride.id, { channel: 'email', to }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect(await sentTo(to)).toHaveLength(10);
  });

  it('apply to one sender across all addresses', async () => {
    const { organizer, rideId } = await organizerWithRide();
    await api.query(
      `INSERT INTO invitations (ride_id, invited_by, channel, contact_hash, opt_out_token_hash)
       SELECT $1::int, $2::int, 'email', 'contact' || n, 'token' || n FROM generate_series(1, 58) n`,
      [rideId, organizer.id],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => invite(organizer, rideId, { channel: 'email', to: newEmail() })),
    );
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([429, 'too_many_requests']));
  });
});

describe('opting out of invitations', () => {
  it('stops every later invitation to the address, and the sender sees no difference', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const friend = await person(api);
    const form = { channel: 'email', to: friend.email };
    const first = await expectStatus(invite(organizer, rideId, form), 202);
    const [mail] = await invitationsTo(friend.email);
    const path = `/api/invitation-opt-outs/${stopToken(mail!.body)}`;
    const anyone = client(api);
    expect((await expectStatus(anyone.get(path), 200)).body).toEqual({ channel: 'email', optedOut: false });
    for (let press = 0; press < 2; press += 1)
      expect((await expectStatus(anyone.put(path), 200)).body).toEqual({ channel: 'email', optedOut: true });
    await tenMinutesPass();
    const notifications = await notificationsOf(friend);
    const second = await expectStatus(invite(organizer, rideId, form), 202);
    expect(second.body).toEqual(first.body);
    expect(await invite(organizer, rideId, form)).toMatchObject({ status: 409, body: { code: 'already_invited' } });
    const other = await organizerWithRide();
    await expectStatus(invite(other.organizer, other.rideId, { ...form, to: friend.email.toUpperCase() }), 202);
    expect(await invitationsTo(friend.email)).toHaveLength(1);
    expect(await notificationsOf(friend)).toEqual(notifications);
  });

  it('takes one click in a mail program, which posts a form from an unknown origin', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const to = newEmail();
    await expectStatus(invite(organizer, rideId, { channel: 'email', to }), 202);
    const { body: outbox } = await expectStatus(client(api).get(`/api/dev/outbox?to=${encodeURIComponent(to)}`), 200);
    const { headers, body } = outbox.messages[0];
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'])![1]!);
    expect(address.pathname).toBe(`/api/invitation-opt-outs/${stopToken(body)}`);
    const here = `${api.url}${address.pathname}`;
    const opened = await fetch(here, { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
    expect([opened.status, new URL(opened.headers.get('location')!).pathname]).toEqual([
      303,
      `/invitations/stop/${stopToken(body)}`,
    ]);
    for (let press = 0; press < 2; press += 1) {
      const answer = await fetch(here, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, await answer.json()]).toEqual([200, { channel: 'email', optedOut: true }]);
    }
    await tenMinutesPass();
    await expectStatus(invite(organizer, rideId, { channel: 'email', to }), 202);
    expect(await invitationsTo(to)).toHaveLength(1);
    // Codes cannot be stopped.
    const { body: codes } = await expectStatus(client(api).get(`/api/dev/outbox?to=${organizer.email}`), 200);
    expect(codes.messages.every((message: AnyRow) => Object.keys(message.headers).length === 0)).toBe(true);
  });

  it('can be undone with the same link', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const form = { channel: 'phone', to: newPhone() };
    await expectStatus(invite(organizer, rideId, form), 202);
    const path = `/api/invitation-opt-outs/${stopToken((await sentTo(form.to))[0]!.body)}`;
    await expectStatus(client(api).put(path), 200);
    expect((await expectStatus(client(api).delete(path), 200)).body).toEqual({ channel: 'phone', optedOut: false });
    await tenMinutesPass();
    await expectStatus(invite(organizer, rideId, form), 202);
    expect(await sentTo(form.to)).toHaveLength(2);
  });

  it('needs a link from an invitation, and stores no address', async () => {
    const { organizer, rideId } = await organizerWithRide();
    const to = newEmail();
    await expectStatus(invite(organizer, rideId, { channel: 'email', to }), 202);
    for (const token of ['x', 'y'.repeat(200)])
      for (const method of ['get', 'post', 'put', 'delete'] as const)
        await expectStatus(client(api)[method](`/api/invitation-opt-outs/${token}`), 404);
    const rows = await api.query(`SELECT * FROM invitations WHERE ride_id = $1`, [rideId]);
    expect(JSON.stringify(rows)).not.toContain(to);
  });
});
