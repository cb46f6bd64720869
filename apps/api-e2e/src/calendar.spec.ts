import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { expectStatus, person, type Person } from './support/people';
import { book, joinBy, until } from './support/rides';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const DAY_MINUTES = 24 * 60;
const cookie = ({ origin, jar }: Client) => ({
  headers: { origin, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
});
async function fileOf(path: string, who?: Client) {
  const response = await fetch(`${api.url}${path}`, who ? cookie(who) : {});
  return { response, lines: (await response.text()).replace(/\r\n[ \t]/g, '').split('\r\n') };
}
const linkOf = async (organizer: Person, rideId: number) =>
  (await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
const mailedPath = (who: Person) =>
  until(
    async () => {
      const rows = await api.query<AnyRow>(
        `SELECT body FROM outbox_messages WHERE recipient = $1 AND body LIKE '%calendar%'`,
        [who.email],
      );
      return /Add to calendar: (\S+)/.exec(String(rows[0]?.body))?.[1];
    },
    (url) => url !== undefined,
  ).then((url) => new URL(url!).pathname);

describe('the calendar file of a scheduled ride', () => {
  it('is available to the organizer, members and guests', async () => {
    const [organizer, friend, guest] = [await person(api), await person(api), client(api)];
    const ride = await book(organizer, { startsIn: DAY_MINUTES });
    const token = await linkOf(organizer, ride.id);
    await expectStatus(joinBy(friend, token), 200);
    const { body: preview } = await expectStatus(guest.get(`/api/join/${token}`), 200);
    const seat = { name: 'Gus Guest', contact: 'gus@example.test', share: preview.share };
    await expectStatus(guest.post(`/api/join/${token}/guest`, seat), 200);
    const start = `DTSTART:${String(ride.scheduledAt).replace(/[-:]|\.\d+/g, '')}`;
    for (const who of [organizer.client, friend.client, guest]) {
      const { response, lines } = await fileOf(`/api/rides/${ride.id}/calendar.ics`, who);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="groupride-${ride.id}.ics"`);
      expect(lines).toEqual(
        expect.arrayContaining([
          start,
          'STATUS:CONFIRMED',
          'SUMMARY:GroupRide to Charlotte Douglas International Airport',
          'LOCATION:Uptown',
        ]),
      );
    }
  });

  it('keeps its UID and raises its sequence when the ride is cancelled', async () => {
    const organizer = await person(api);
    await expectStatus(organizer.client.patch('/api/users/me', { language: 'es' }), 200);
    const ride = await book(organizer, { startsIn: DAY_MINUTES, hours: 3 });
    const path = `/api/rides/${ride.id}/calendar.ics`;
    const value = (lines: string[], name: string) =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    const before = (await fileOf(path, organizer.client)).lines;
    const instant = (text = '') => Date.parse(text.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
    expect(instant(value(before, 'DTEND')) - instant(value(before, 'DTSTART'))).toBe(3 * 3_600_000);
    expect(value(before, 'SUMMARY')).toMatch(/^GroupRide a /);
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    const after = (await fileOf(path, organizer.client)).lines;
    expect(value(after, 'STATUS')).toBe('CANCELLED');
    expect(value(after, 'UID')).toBe(value(before, 'UID'));
    expect(Number(value(after, 'SEQUENCE'))).toBeGreaterThan(Number(value(before, 'SEQUENCE')));
  });

  it('does not exist for strangers, without a session, or for a ride that starts now', async () => {
    const [organizer, stranger] = [await person(api), await person(api)];
    const [later, now] = [await book(organizer, { startsIn: DAY_MINUTES }), await book(await person(api))];
    expect((await fileOf(`/api/rides/${later.id}/calendar.ics`, stranger.client)).response.status).toBe(404);
    expect((await fileOf(`/api/rides/${later.id}/calendar.ics`)).response.status).toBe(401);
    expect((await fileOf(`/api/rides/${now.id}/calendar.ics`, organizer.client)).response.status).toBe(404);
    const own = await book(stranger);
    expect((await fileOf(`/api/rides/${own.id}/calendar.ics`, stranger.client)).response.status).toBe(404);
  });
});

describe('the calendar link in the mail', () => {
  it('works without a session, but not once it is altered', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { startsIn: DAY_MINUTES });
    const path = await mailedPath(organizer);
    const { response, lines } = await fileOf(path);
    expect(response.status).toBe(200);
    expect(lines).toContain('STATUS:CONFIRMED');
    const [, signature] = /\.([\w-]{43})\.ics$/.exec(path)!;
    for (const wrong of [
      path.replace(signature!, `${'A'.repeat(42)}B`),
      path.replace(`/${ride.id}.`, `/${Number(ride.id) + 1}.`),
      path.replace(`.${organizer.id}.`, `.${organizer.id + 1}.`),
      path.replace('.ics', ''),
      '/api/calendar/x',
    ])
      expect((await fileOf(wrong)).response.status).toBe(404);
  });

  it('is not in the mail of a ride that starts now', async () => {
    const organizer = await person(api);
    await book(organizer);
    const mails = await until(
      () =>
        api.query<AnyRow>(`SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'Your ride to%'`, [
          organizer.email,
        ]),
      (rows) => rows.length > 0,
    );
    expect(mails[0]!.body).not.toContain('calendar');
  });
});
