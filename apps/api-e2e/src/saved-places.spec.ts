import { type Api, type AnyRow, client, startApi } from './support/api';
import { expectStatus, person, type Person } from './support/people';
import { book } from './support/rides';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const home = { label: 'Home', name: '12 Main Street', address: 'Charlotte', lat: 35.2272, lng: -80.8432 };
const save = (who: Person, place: object) => who.client.post('/api/saved-places', place);
const saved = async (who: Person) => (await expectStatus(who.client.get('/api/saved-places'), 200)).body as AnyRow[];
const suggested = async (who: Pick<Person, 'client'>, search = '') =>
  (await expectStatus(who.client.get(`/api/places${search && `?search=${search}`}`), 200)).body.places as AnyRow[];

describe('saved places', () => {
  it('are suggested first under their label, and found by it', async () => {
    const ana = await person(api);
    await book(ana);
    await expectStatus(save(ana, { ...home, label: 'Gym', name: 'YMCA' }), 200);
    await expectStatus(save(ana, { ...home, label: ' Work ', name: 'Uptown' }), 200);
    await expectStatus(save(ana, home), 200);
    expect((await saved(ana)).map(({ label }) => label)).toEqual(['Home', 'Work', 'Gym']);
    const places = await suggested(ana);
    expect(places.slice(0, 3)).toMatchObject([
      { type: 'saved', label: 'Home', name: '12 Main Street', address: 'Charlotte', lat: 35.2272, lng: -80.8432 },
      { type: 'saved', label: 'Work', name: 'Uptown' },
      { type: 'saved', label: 'Gym' },
    ]);
    expect(places.map(({ name }) => name)).toEqual([...new Set(places.map(({ name }) => name))]);
    expect(places.some(({ type }) => type === 'recent')).toBe(true);
    expect((await suggested(ana, 'hom'))[0]).toMatchObject({ type: 'saved', label: 'Home' });
    expect((await suggested(ana, 'ymc'))[0]).toMatchObject({ type: 'saved', label: 'Gym' });
  });

  it('belong to one person', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    const { body: place } = await expectStatus(save(ana, home), 200);
    expect(await saved(ben)).toEqual([]);
    for (const who of [ben, { client: client(api) }])
      expect((await suggested(who, 'Home')).some(({ type }) => type === 'saved')).toBe(false);
    expect((await ben.client.delete(`/api/saved-places/${place.id}`)).body.code).toBe('not_found');
    expect((await client(api).get('/api/saved-places')).status).toBe(401);
    await expectStatus(ana.client.delete(`/api/saved-places/${place.id}`), 204);
    expect(await saved(ana)).toEqual([]);
  });

  it('have one place per label, however it is written', async () => {
    const ana = await person(api);
    await expectStatus(save(ana, home), 200);
    await expectStatus(save(ana, { ...home, label: 'HOME', name: 'The new house' }), 200);
    expect(await saved(ana)).toMatchObject([{ label: 'HOME', name: 'The new house' }]);
  });

  it('are limited to twenty, even when many are saved at once', async () => {
    const ana = await person(api);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => save(ana, { ...home, label: `Place ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['too_many_saved_places']),
    );
    await expectStatus(save(ana, { ...home, label: (await saved(ana))[0]!.label as string, name: 'Replaced' }), 200);
  });

  it.each([
    ['a label', { ...home, label: ' ' }, 'label'],
    ['a position', { ...home, lat: 91 }, 'lat'],
    ['a name', { ...home, name: '' }, 'name'],
  ])('need %s', async (_what, place, field) => {
    const ana = await person(api);
    const { status, body } = await save(ana, place);
    expect(status).toBe(400);
    expect(body.errors.map((error: AnyRow) => error.field)).toEqual([field]);
  });
});
