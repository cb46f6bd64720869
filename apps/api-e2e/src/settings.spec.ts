import { startApi, type AnyRow, type Api, type Client } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { AIRPORT, book, quote, UPTOWN } from './support/rides';

const OPERATOR = 'ops@example.test';
let api: Api;
let ana: Person;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  [ana, operations] = [await person(api), await operator(api, OPERATOR)];
}, 120_000);
afterAll(() => api?.stop());

const history = async (kind: string) => (await expectStatus(operations.get(`/api/admin/settings/${kind}`), 200)).body;
const save = async (kind: string, value: object, more: object = {}) =>
  operations.post(`/api/admin/settings/${kind}`, {
    basedOn: (await history(kind)).newest,
    reason: 'Storm',
    value,
    ...more,
  });
const restore = async (kind: string, id: number) =>
  expectStatus(
    operations.post(`/api/admin/settings/${kind}/${id}/restore`, {
      basedOn: (await history(kind)).newest,
      reason: 'The storm is over',
    }),
    201,
  );
const toAirport = { pickup: UPTOWN, destination: AIRPORT, rideType: 'GroupX', groupSize: 2 };
const around = ({ lat, lng }: { lat: number; lng: number }) => [
  { lat: lat - 0.02, lng: lng - 0.02 },
  { lat: lat - 0.02, lng: lng + 0.02 },
  { lat: lat + 0.02, lng: lng + 0.02 },
  { lat: lat + 0.02, lng: lng - 0.02 },
];
/** Every process learns of a change within moments. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      return await check();
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return check();
}

describe('settings', () => {
  it('keep every version with who saved it and why, and make an earlier one apply again', async () => {
    expect(await history('support_replies')).toMatchObject({
      newest: 0,
      versions: [{ id: 0, current: true, author: null, value: { supportReplies: { replies: [] } } }],
    });
    const replies = [{ name: 'Lost item', text: 'We asked your driver.' }];
    const { body: first } = await expectStatus(save('support_replies', { supportReplies: { replies } }), 201);
    await expectStatus(save('support_replies', { supportReplies: { replies: [] } }, { reason: 'Too stiff' }), 201);
    const { body } = await restore('support_replies', first.newest);
    expect(body.versions).toMatchObject([
      { id: body.newest, current: true, restores: first.newest, value: { supportReplies: { replies } } },
      { current: false, reason: 'Too stiff', restores: null },
      { id: first.newest, current: false, reason: 'Storm', author: expect.any(String) },
      { id: 0, current: false },
    ]);
    const audit = await api.query(
      `SELECT data FROM audit_log WHERE action = 'save_setting' AND subject = 'setting:support_replies' ORDER BY id`,
    );
    expect(audit.map(({ data }) => data)).toMatchObject([
      { reason: 'Storm', version: first.newest },
      { reason: 'Too stiff' },
      { reason: 'The storm is over', restores: first.newest },
    ]);
  });

  it('refuse changes that are outdated, change nothing or are invalid', async () => {
    const { newest } = await history('support_replies');
    const both = await Promise.all(
      ['A', 'B'].map((name) =>
        operations.post('/api/admin/settings/support_replies', {
          basedOn: newest,
          reason: 'At once',
          value: { supportReplies: { replies: [{ name, text: 'Hi' }] } },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('setting_changed');
    const { versions } = await history('support_replies');
    const problem = async (kind: string, value: object) =>
      (await expectStatus(save(kind, value), 400)).body.errors[0].field;
    expect(await problem('support_replies', versions[0].value)).toBe('value');
    const [hi] = versions[0].value.supportReplies.replies;
    expect(await problem('support_replies', { supportReplies: { replies: [hi, hi] } })).toBe(
      'value.supportReplies.replies.1.name',
    );
    expect(await problem('features', { supportReplies: { replies: [] } })).toBe('value.features');
    expect(await problem('legal_texts', { legalTexts: { termsEn: 'Ours' } })).toBe('value.legalTexts.termsEs');
    const bow = [
      { lat: 35, lng: -81 },
      { lat: 36, lng: -80 },
      { lat: 36, lng: -81 },
      { lat: 35, lng: -80 },
    ];
    expect(await problem('service_area', { serviceArea: { corners: bow } })).toBe('value.serviceArea.corners');
    expect(await problem('service_area', { serviceArea: { corners: bow.slice(2) } })).toBe('value.serviceArea.corners');
    const line = [35.2, 35.3, 35.4].map((lat) => ({ lat, lng: -80.8 }));
    expect(await problem('service_area', { serviceArea: { corners: line } })).toBe('value.serviceArea.corners');
    const elsewhere = around({ lat: 5, lng: 8 });
    expect(await problem('service_area', { serviceArea: { corners: elsewhere } })).toBe('value.serviceArea.corners');
    expect((await operations.post('/api/admin/settings/weather', {})).status).toBe(400);
  });

  it('refuse rides outside the area that was drawn, and say why', async () => {
    const ride = await book(ana);
    await expectStatus(save('service_area', { serviceArea: { corners: around(UPTOWN) } }), 201);
    await eventually(async () => {
      const { body } = await expectStatus(ana.client.post('/api/calculate-pricing', toAirport), 400);
      expect(body).toMatchObject({
        code: 'place_outside_area',
        errors: [{ field: 'destination' }],
        detail: expect.stringContaining('outside the area that we serve'),
      });
    });
    const { body } = await expectStatus(
      ana.client.post('/api/ride-types/availability', { groupSize: 2, pickup: { lat: AIRPORT.lat, lng: AIRPORT.lng } }),
      400,
    );
    expect(body).toMatchObject({ code: 'place_outside_area', errors: [{ field: 'pickup' }] });
    const moveTo = (pickup: object) => ana.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup });
    const nearby = { name: 'Near Uptown', lat: UPTOWN.lat + 0.002, lng: UPTOWN.lng };
    expect((await expectStatus(moveTo(nearby), 200)).body.pickup).toEqual(nearby);
    const outside = { name: 'Near the airport', lat: AIRPORT.lat + 0.01, lng: AIRPORT.lng };
    expect((await expectStatus(moveTo(outside), 400)).body.errors).toMatchObject([{ field: 'pickup' }]);
    const event = await ana.client.get(`/api/rides/${ride.id}`);
    expect(event.body.status).not.toBe('cancelled');
    await restore('service_area', 0);
    await eventually(async () => {
      await expectStatus(ana.client.post('/api/calculate-pricing', toAirport), 200);
    });
  });

  it('switch off functions, and tell people what to do instead', async () => {
    const cash = async () =>
      ana.client.post('/api/rides', { quoteId: (await quote(ana)).quoteId, paymentMethod: 'cash' });
    const { features } = (await expectStatus(ana.client.get('/api/config'), 200)).body;
    const off = Object.fromEntries(Object.keys(features).map((feature) => [feature, false]));
    await expectStatus(save('features', { features: off }), 201);
    const refused = async (
      asked: Promise<{ status: number; body: { code?: string; extra?: object; feature?: string } }>,
    ) => {
      const { status, body } = await asked;
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'feature_off' });
    };
    await refused(cash());
    await refused(ana.client.post('/api/calculate-pricing', { ...toAirport, bookingType: 'scheduled' }));
    await refused(ana.client.post('/api/join/anything/guest', { name: 'Guest' }));
    await refused(ana.client.post('/api/drivers/applications', {}));
    expect((await ana.client.get('/api/config')).body).toMatchObject({ features: off, paymentMethods: ['card'] });
    await expectStatus(ana.client.post('/api/calculate-pricing', toAirport), 200);
    await restore('features', 0);
    await expectStatus(cash(), 201);
  });

  it('replace the legal texts of the deployment in both languages', async () => {
    const text = async (language: string) =>
      (await expectStatus(ana.client.get(`/api/legal-texts/terms/${language}`), 200)).body.text;
    expect(await text('en')).toBeNull();
    await expectStatus(
      save('legal_texts', { legalTexts: { termsEn: '# Rides\n\nBe kind.', termsEs: '# Viajes' } }),
      201,
    );
    expect([await text('en'), await text('es')]).toEqual(['# Rides\n\nBe kind.', '# Viajes']);
    expect((await ana.client.get('/api/legal-texts/privacy/en')).body.text).toBeNull();
  });
});

describe('versions of settings with separate calls', () => {
  const versionsOf = async (kind: string, subject?: string) =>
    (await expectStatus(operations.get(`/api/admin/settings/${kind}${subject ? `?subject=${subject}` : ''}`), 200))
      .body;
  const restoreRecord = (kind: string, id: number, basedOn: number, subject?: string) =>
    operations.post(`/api/admin/settings/${kind}/${id}/restore`, { basedOn, reason: 'It was better', subject });
  const reasonMissing = { status: 400, errors: [{ field: 'reason' }] };

  it('keep promo codes with a reason, refuse outdated changes, and apply an earlier version again', async () => {
    const promotions = '/api/admin/promotions';
    const terms = { name: 'Fall', kind: 'amount', maxDiscount: '5.00', firstRideOnly: false };
    expect((await operations.post(promotions, { code: 'FALL', ...terms })).body).toMatchObject(reasonMissing);
    const { body: added } = await expectStatus(
      operations.post(promotions, { code: 'FALL', ...terms, reason: 'Fall' }),
      201,
    );
    const change = (name: string, basedOn: number) =>
      operations.patch(`${promotions}/FALL`, { name, basedOn, reason: `Named ${name}` });
    const both = await Promise.all(['A', 'B'].map((name) => change(name, added.version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('setting_changed');
    const { version } = both.find(({ status }) => status === 200)!.body;
    await expectStatus(operations.post(`${promotions}/FALL/end?reason=Too%20many&basedOn=${version}`), 200);
    const ended = await versionsOf('promotion', 'FALL');
    expect(ended.versions).toMatchObject([
      {
        current: true,
        reason: 'Too many',
        author: expect.any(String),
        value: { promotion: { validUntil: expect.any(String) } },
      },
      {
        id: version,
        current: false,
        value: { promotion: { name: expect.stringMatching(/^[AB]$/), validUntil: null } },
      },
      { id: added.version, reason: 'Fall', value: { promotion: { name: 'Fall', maxDiscount: '5.00' } } },
    ]);
    expect((await restoreRecord('promotion', added.version, version, 'FALL')).body.code).toBe('setting_changed');
    const { body } = await expectStatus(restoreRecord('promotion', added.version, ended.newest, 'FALL'), 201);
    expect(body.versions[0]).toMatchObject({ restores: added.version, reason: 'It was better' });
    const { body: all } = await operations.get(promotions);
    expect((all as AnyRow[]).find(({ code }) => code === 'FALL')).toMatchObject({
      name: 'Fall',
      state: 'active',
      validUntil: null,
      version: body.newest,
    });
    expect((await restoreRecord('promotion', added.version, body.newest, 'FALL')).body.errors[0].field).toBe('value');
    // A promo code from before versions existed gets them from its first change on.
    const known = async () => (await versionsOf('promotion', 'FREEFIRST')).versions;
    expect(await known()).toMatchObject([{ id: 0, current: true, author: null }]);
    await expectStatus(operations.patch(`${promotions}/FREEFIRST`, { name: 'Free', reason: 'Short' }), 200);
    expect(await known()).toMatchObject([
      { author: expect.any(String), value: { promotion: { name: 'Free' } } },
      { author: null, reason: null },
    ]);
    expect((await operations.get('/api/admin/settings/promotion?subject=NOSUCH')).status).toBe(404);
  });

  it('bring a removed winery back under its id', async () => {
    const { body: before } = await expectStatus(operations.get('/api/admin/wineries'), 200);
    const [gone] = before as AnyRow[];
    expect((await operations.delete(`/api/admin/wineries/${gone.id}`)).body).toMatchObject(reasonMissing);
    const remove = () => operations.delete(`/api/admin/wineries/${gone.id}?reason=Closed&basedOn=${gone.listVersion}`);
    await expectStatus(remove(), 204);
    expect((await remove()).body.code).toBe('setting_changed');
    const { newest, versions } = await versionsOf('wineries');
    expect(versions.map(({ value }: AnyRow) => value.wineries.length)).toEqual([before.length - 1, before.length]);
    await expectStatus(restoreRecord('wineries', versions[1].id, newest), 201);
    const { body: after } = await expectStatus(operations.get('/api/admin/wineries'), 200);
    const facts = (wineries: AnyRow[]) => wineries.map(({ listVersion: _version, ...winery }) => winery);
    expect(facts(after)).toEqual(facts(before));
    const estate = {
      name: 'Zed Estate',
      address: '1 Vine Rd',
      description: '',
      lat: UPTOWN.lat,
      lng: UPTOWN.lng,
      reason: 'New',
    };
    const { body: added } = await expectStatus(operations.post('/api/admin/wineries', estate), 201);
    expect((before as AnyRow[]).map(({ id }) => id)).not.toContain(added.id);
  });

  it('change the thresholds of alerts in the settings, and apply the configured ones again', async () => {
    const first = await versionsOf('alert_thresholds');
    const { alertThresholds } = first.versions[0].value;
    expect(first).toMatchObject({ newest: 0, versions: [{ id: 0, author: null }] });
    await expectStatus(save('alert_thresholds', { alertThresholds: { ...alertThresholds, searchMinutes: 9 } }), 201);
    const shown = async () => (await expectStatus(operations.get('/api/admin/alert-thresholds'), 200)).body;
    const { searchMinutes, version } = await shown();
    expect(searchMinutes).toBe(9);
    expect((await operations.put('/api/admin/alert-thresholds', alertThresholds)).body).toMatchObject(reasonMissing);
    const { versions } = await versionsOf('alert_thresholds');
    await expectStatus(restoreRecord('alert_thresholds', versions.at(-1).id, version), 201);
    expect(await shown()).toMatchObject(alertThresholds);
  });
});
