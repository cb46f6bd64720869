import { startApi, type Api, type Client } from './support/api';
import { expectStatus, operator } from './support/people';

interface Rates {
  rideType: string;
  basePerPerson: string;
  taxBp: number;
}
interface Version {
  id: number;
  current: boolean;
  planned: boolean;
  replaces: number | null;
  rates: Rates[];
}

const OPERATOR = 'ops@example.test';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());

const list = async (): Promise<{ newest: number; versions: Version[] }> =>
  (await expectStatus(operations.get('/api/admin/prices'), 200)).body;
const current = async () => (await list()).versions.find((version) => version.current)!;
const save = (
  rates: readonly object[],
  more: { basedOn: number; validFrom?: string; reason?: string; changedFrom?: number },
) => operations.post('/api/admin/prices', { rates, reason: 'Fuel costs more', ...more });

describe('a change of prices before a planned version', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
  const typed = (version: Version, changes: Record<string, Partial<Rates>>) =>
    version.rates.map((rates) => ({ ...rates, ...changes[rates.rideType] }));
  const bases = ({ rates }: Version) =>
    Object.fromEntries(rates.map(({ rideType, basePerPerson }) => [rideType, basePerPerson]));
  const plannedIn = (versions: Version[]) => versions.filter(({ planned }) => planned);
  const begin = async (id: number) =>
    api.query(`UPDATE rate_cards SET valid_from = date_trunc('milliseconds', clock_timestamp()) WHERE id = $1`, [id]);
  const audited = (id: number) =>
    api.query(`SELECT action, data FROM audit_log WHERE subject = $1`, [`rate_card:${id}`]);

  it('is carried over into it, except for what the plan changes itself, and stays in force with the plan', async () => {
    const start = await current();
    const { newest } = await list();
    const plan = typed(start, { GroupX: { basePerPerson: '40.00' } });
    const validFrom = inHours(24);
    const { body: planned } = await expectStatus(save(plan, { basedOn: newest, validFrom, reason: 'Holidays' }), 201);
    const now = typed(start, { GroupX: { basePerPerson: '17.00' }, GroupXL: { basePerPerson: '11.00' } });
    const { body } = await expectStatus(save(now, { basedOn: planned.newest, reason: 'Tolls' }), 201);
    const changed: Version = body.versions.find(({ current: inForce }: Version) => inForce);
    expect(bases(changed)).toMatchObject({ GroupX: '17.00', GroupXL: '11.00' });
    const [copy, ...others] = plannedIn(body.versions);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({
      id: body.newest,
      validFrom,
      reason: 'Holidays',
      replaces: planned.newest,
      carriesOver: changed.id,
    });
    expect(bases(copy!)).toEqual({ ...bases(start), GroupX: '40.00', GroupXL: '11.00' });
    const replaced = body.versions.find(({ id }: Version) => id === planned.newest);
    expect(replaced).toMatchObject({ withdrawn: true, withdrawnFor: 'Tolls', rates: plan });
    expect(await audited(copy!.id)).toMatchObject([
      { action: 'carry_over_prices', data: { replaces: planned.newest, carriesOver: changed.id, reason: 'Tolls' } },
    ]);
    await begin(copy!.id);
    expect(bases(await current())).toMatchObject({ GroupX: '40.00', GroupXL: '11.00' });
  });

  it('is carried over into every later plan up to one that changes the same value, even when it is planned itself', async () => {
    const start = await current();
    const plans: Record<string, Partial<Rates>>[] = [
      { GroupX: { basePerPerson: '41.00' } },
      { GroupX: { basePerPerson: '41.00' }, GroupXL: { basePerPerson: '19.00' } },
      { GroupX: { basePerPerson: '41.00' } },
    ];
    for (const [index, plan] of plans.entries()) {
      const { newest: basedOn } = await list();
      await expectStatus(save(typed(start, plan), { basedOn, validFrom: inHours(30 + index) }), 201);
    }
    const { newest } = await list();
    const change = typed(start, { GroupXL: { basePerPerson: '12.00', taxBp: 175 } });
    const { body } = await expectStatus(save(change, { basedOn: newest, validFrom: inHours(29) }), 201);
    const seen = plannedIn(body.versions).reverse();
    const valueOf = ({ rates }: Version) => rates.find(({ rideType }) => rideType === 'GroupXL')!;
    const xl = bases(start)['GroupXL'];
    expect(seen.map((version) => [bases(version)['GroupXL'], valueOf(version).taxBp])).toEqual([
      ['12.00', 175],
      ['12.00', 175],
      ['19.00', 175],
      [xl, 175],
    ]);
    for (const { id } of seen)
      await expectStatus(operations.post(`/api/admin/prices/${id}/withdraw`, { reason: 'Tested' }), 200);
  });

  it('is carried over when it puts an earlier version in force again', async () => {
    const { newest, versions } = await list();
    const [start, first] = [await current(), versions.at(-1)!];
    const plan = typed(start, { PartyBus: { basePerPerson: '77.00' } });
    const { body: planned } = await expectStatus(save(plan, { basedOn: newest, validFrom: inHours(24) }), 201);
    const restoration = { basedOn: planned.newest, reason: 'Too high' };
    const { body } = await expectStatus(operations.post(`/api/admin/prices/${first.id}/restore`, restoration), 201);
    const [copy] = plannedIn(body.versions);
    expect(copy).toMatchObject({ replaces: planned.newest, restores: null });
    expect(bases(copy!)).toEqual({ ...bases(first), PartyBus: '77.00' });
    await expectStatus(operations.post(`/api/admin/prices/${copy!.id}/withdraw`, { reason: 'Tested' }), 200);
  });

  it('does not affect a plan that changes all of its values', async () => {
    const { newest } = await list();
    const start = await current();
    const plan = typed(start, { GroupX: { basePerPerson: '42.00' } });
    const { body: planned } = await expectStatus(save(plan, { basedOn: newest, validFrom: inHours(24) }), 201);
    const change = typed(start, { GroupX: { basePerPerson: '18.00' } });
    const { body } = await expectStatus(save(change, { basedOn: planned.newest }), 201);
    expect(plannedIn(body.versions)).toMatchObject([{ id: planned.newest, rates: plan }]);
    await expectStatus(operations.post(`/api/admin/prices/${planned.newest}/withdraw`, { reason: 'Tested' }), 200);
  });

  it('is refused when the version that it changed is not the one in force by then', async () => {
    const { newest } = await list();
    const start = await current();
    const plan = typed(start, { GroupX: { basePerPerson: '43.00' } });
    const { body: planned } = await expectStatus(
      save(plan, { basedOn: newest, validFrom: inHours(24), changedFrom: start.id }),
      201,
    );
    const later = typed(start, { GroupXL: { basePerPerson: '13.00' } });
    const more = { basedOn: planned.newest, changedFrom: start.id };
    const { body: overPlan } = await expectStatus(save(later, { ...more, validFrom: inHours(48) }), 409);
    expect(overPlan.code).toBe('prices_changed');
    await begin(planned.newest);
    expect((await expectStatus(save(later, more), 409)).body.code).toBe('prices_changed');
    expect((await current()).id).toBe(planned.newest);
  });
});
