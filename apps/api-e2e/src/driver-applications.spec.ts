import type { DriverApplication, FieldProblem } from '@groupride/contracts';
import { startApi, type Api, type Client } from './support/api';
import { application } from './support/applications';
import { expectStatus, operator, person } from './support/people';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const apply = (who: { client: Client }, changes: object = {}) =>
  who.client.post('/api/drivers/applications', { ...application(), ...changes });
const yearsAgo = (years: number, days = 0) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`;
};
const problems = (body: { errors: FieldProblem[] }) => body.errors.map(({ field, code }) => `${field}: ${code}`);

describe('an application to drive', () => {
  it.each<[keyof DriverApplication, unknown, string]>([
    ['dateOfBirth', yearsAgo(21, 2), 'too_young'],
    ['dateOfBirth', '1990-02-30', 'day_invalid'],
    ['dateOfBirth', '30/06/1990', 'matches'],
    ['licensedSince', yearsAgo(3, 2), 'license_too_recent'],
    ['licensedSince', '1990-01-01', 'day_invalid'],
    ['vehicleYear', 2014, 'vehicle_too_old'],
    ['vehicleYear', new Date().getUTCFullYear() + 2, 'vehicle_year_invalid'],
    ['vehicleColor', 'plaid', 'isIn'],
    ['vehicleMake', '', 'minLength'],
    ['vehicleModel', ' ', 'minLength'],
    ['licenseNumber', 'A<b>1', 'matches'],
    ['licenseNumber', 'A1', 'minLength'],
    ['licenseState', 'XX', 'isIn'],
    ['licensePlate', '!!', 'matches'],
    ['insuranceProvider', '', 'minLength'],
    ['insurancePolicy', '1', 'minLength'],
    ['zipCode', '2820', 'minLength'],
    ['emergencyPhone', '555-0198-99', 'phone_invalid'],
    ['emergencyPhone', 'nobody', 'minLength'],
    ['consents', ['terms', 'background_check'], 'consent_missing'],
    ['consents', ['terms', 'newsletter'], 'isIn'],
    ['consentVersion', '1999', 'consent_outdated'],
    ['fullName', '', 'minLength'],
  ])('is refused at %s for %j: %s', async (field, value, code) => {
    const someone = await person(api);
    const { body } = await expectStatus(apply(someone, { [field]: value }), 400);
    expect(body.code).toBe('validation_failed');
    expect(problems(body)).toEqual([`${field}: ${code}`]);
    await expectStatus(someone.client.get('/api/drivers/profile'), 404);
  });

  it('names every field that breaks a requirement at once', async () => {
    const someone = await person(api);
    const { body } = await expectStatus(
      apply(someone, { dateOfBirth: yearsAgo(19), licensedSince: yearsAgo(1), vehicleYear: 2009 }),
      400,
    );
    expect(problems(body)).toEqual([
      'dateOfBirth: too_young',
      'licensedSince: license_too_recent',
      'vehicleYear: vehicle_too_old',
    ]);
  });

  it('needs every field', async () => {
    const someone = await person(api);
    const { body } = await expectStatus(someone.client.post('/api/drivers/applications', {}), 400);
    const optional = ['vehicleClass', 'experience'];
    expect((body.errors as FieldProblem[]).map(({ field }) => field).sort()).toEqual(
      Object.keys(application())
        .filter((field) => !optional.includes(field))
        .sort(),
    );
  });

  it('is stored once when it is sent twice at the same time, with what the applicant agreed to and when', async () => {
    const someone = await person(api);
    const before = Date.now();
    const answers = await Promise.all([apply(someone), apply(someone), apply(someone)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const driverId = answers.find(({ status }) => status === 201)!.body.id as number;
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'application_exists',
      'application_exists',
    ]);
    const rows = await api.query(`SELECT 1 FROM driver_applications WHERE driver_id = $1`, [driverId]);
    expect(rows).toHaveLength(1);
    const { body: own } = await expectStatus(someone.client.get(`/api/drivers/${driverId}/application`), 200);
    expect(own).toMatchObject({
      dateOfBirth: '1988-04-12',
      licensedSince: '2008-05-02',
      licenseNumber: 'T1234567',
      vehicleMake: 'Ford',
      vehicleModel: 'Transit 350',
      vehicleYear: 2022,
      emergencyPhone: '7045550198',
      consents: ['driving_record', 'background_check', 'terms'],
      consentVersion: '2026-11',
    });
    expect(Date.parse(own.submittedAt)).toBeGreaterThanOrEqual(before - 1000);
    const { body: profile } = await expectStatus(someone.client.get('/api/drivers/profile'), 200);
    expect(profile).toMatchObject({ vehicle: 'Ford Transit 350 2022', applicationStatus: 'applied' });
    expect(JSON.stringify(profile)).not.toContain('1988-04-12');
  });

  it('can be read only by its driver and by operators, whose access is recorded', async () => {
    const [someone, other] = [await person(api), await person(api)];
    const { body: driver } = await expectStatus(apply(someone), 201);
    await expectStatus(apply(other), 201);
    const path = `/api/drivers/${driver.id}/application`;
    await expectStatus(other.client.get(path), 404);
    await expectStatus((await person(api)).client.get(path), 404);
    expect((await expectStatus(operations.get(path), 200)).body.dateOfBirth).toBe('1988-04-12');
    const looks = await api.query(`SELECT 1 FROM audit_log WHERE action = 'view_driver_application' AND subject = $1`, [
      `driver:${driver.id}`,
    ]);
    expect(looks).toHaveLength(1);
    expect(JSON.stringify((await expectStatus(operations.get('/api/drivers'), 200)).body)).not.toContain('T1234567');
  });

  it('replaces a rejected one', async () => {
    const someone = await person(api);
    const { body: driver } = await expectStatus(apply(someone, { vehicleYear: 2016 }), 201);
    const rejection = { applicationStatus: 'rejected', reason: 'We could not read the plate' };
    await expectStatus(operations.patch(`/api/admin/drivers/${driver.id}`, rejection), 200);
    expect(
      (await expectStatus(apply(someone, { vehicleMake: 'toyota', vehicleModel: 'sienna' }), 201)).body,
    ).toMatchObject({
      id: driver.id,
      vehicle: 'Toyota Sienna 2022',
    });
    const { body } = await expectStatus(someone.client.get(`/api/drivers/${driver.id}/application`), 200);
    expect(body).toMatchObject({ vehicleMake: 'Toyota', vehicleYear: 2022 });
  });
});

describe('a half-filled application', () => {
  const PATH = '/api/drivers/applications/draft';
  const save = (who: { client: Client }, revision: number, fields: object, step = 2) =>
    who.client.put(PATH, { revision, step, completed: step, fields });

  it('is kept for its applicant only, until the application is sent', async () => {
    const [someone, other] = [await person(api), await person(api)];
    expect((await expectStatus(someone.client.get(PATH), 200)).body).toMatchObject({ revision: 0, fields: {} });
    const { body } = await expectStatus(save(someone, 0, { licenseNumber: 'D7654321', zipCode: '28' }), 200);
    expect(body).toMatchObject({ revision: 1, step: 2, completed: 2 });
    expect((await expectStatus(someone.client.get(PATH), 200)).body).toMatchObject({
      revision: 1,
      step: 2,
      savedAt: expect.any(String),
      fields: { licenseNumber: 'D7654321', zipCode: '28' },
    });
    expect((await expectStatus(other.client.get(PATH), 200)).body).toMatchObject({ revision: 0, fields: {} });
    expect((await expectStatus(operations.get(PATH), 200)).body).toMatchObject({ revision: 0, fields: {} });
    expect((await expectStatus(save(other, 1, { zipCode: '1' }), 409)).body.code).toBe('draft_outdated');

    await expectStatus(apply(someone), 201);
    expect((await expectStatus(someone.client.get(PATH), 200)).body).toMatchObject({ revision: 0, savedAt: null });
    expect((await expectStatus(save(someone, 1, { zipCode: '2' }), 409)).body.code).toBe('application_exists');
    expect((await expectStatus(save(someone, 0, { zipCode: '2' }), 409)).body.code).toBe('application_exists');
    expect(await api.query(`SELECT 1 FROM driver_application_drafts WHERE user_id = $1`, [someone.id])).toEqual([]);
  });

  it('is not overwritten by a device that has not seen the last change', async () => {
    const someone = await person(api);
    await expectStatus(save(someone, 0, { city: 'Charlotte' }), 200);
    const answers = await Promise.all([save(someone, 1, { city: 'Monroe' }), save(someone, 1, { city: 'Gastonia' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)!.body;
    expect((await expectStatus(someone.client.get(PATH), 200)).body).toEqual(kept);
    expect((await expectStatus(save(someone, 0, { city: 'Concord' }), 409)).body.code).toBe('draft_outdated');
    await expectStatus(save(someone, 2, { city: 'Concord' }), 200);
  });

  it('is limited in size and to the fields of the form', async () => {
    const someone = await person(api);
    await expectStatus(save(someone, 0, { experience: 'x'.repeat(1001) }), 400);
    await expectStatus(save(someone, 0, { note: 'x' }), 400);
    await expectStatus(save(someone, 0, { consents: ['terms'] }), 400);
    await expectStatus(save(someone, 0, {}, 9), 400);
  });

  it('is deleted with the account', async () => {
    const someone = await person(api);
    await expectStatus(save(someone, 0, { licenseNumber: 'D7654321' }), 200);
    await expectStatus(someone.client.post('/api/users/me/deletion/code'), 202);
    const code = await api.outbox(someone.email);
    await expectStatus(someone.client.post('/api/users/me/deletion', { code }), 204);
    expect(await api.query(`SELECT 1 FROM driver_application_drafts WHERE user_id = $1`, [someone.id])).toEqual([]);
  });
});
