import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS, type DriverApplication } from '@groupride/contracts';
import { only, principal } from '../../platform/testing/stand-ins';
import type { IdentityFacade, Person } from '../identity/identity.facade';
import { ApplicationDraftsService } from './application-drafts.service';
import { ApplicationRequirements } from './application-requirements';
import type { CityCalendar } from '../city/city-calendar.facade';
import { DriverApplicationsService } from './driver-applications.service';
import { applicationSent } from './drivers.events';
import { DriversWorld } from './testing/drivers-world';
import { InMemoryApplications, InMemoryDrafts } from './testing/in-memory-applications';

const DANA = 7;
const dana = principal(DANA);
const APPLICATION: DriverApplication = {
  fullName: 'Dana Q. Driver',
  dateOfBirth: '1990-06-30',
  address: '1 Main St',
  city: 'Charlotte',
  state: 'NC',
  zipCode: '28202',
  licenseNumber: 'd1234567',
  licenseState: 'NC',
  licensedSince: '2010-06-30',
  emergencyContact: 'Eli',
  emergencyPhone: '(704) 555-0199',
  experience: '',
  vehicleMake: 'toyota',
  vehicleModel: 'SIENNA',
  vehicleYear: 2022,
  vehicleColor: 'white',
  licensePlate: 'abc 123',
  seats: 7,
  insuranceProvider: 'Acme',
  insurancePolicy: 'p-12345',
  consents: [...DRIVER_CONSENTS],
  consentVersion: DRIVER_CONSENT_VERSION,
};

let world: DriversWorld;
let drafts: InMemoryDrafts;
let applications: InMemoryApplications;
let service: DriverApplicationsService;
let phone: string | null;

beforeEach(() => {
  world = new DriversWorld();
  drafts = new InMemoryDrafts((userId) => world.repository.mayApply(userId));
  applications = new InMemoryApplications(drafts);
  phone = '7045550100';
  const identity = only<IdentityFacade>({
    find: async (id) => only<Person>({ id, name: 'Dana Driver', phone }),
  });
  const requirements = new ApplicationRequirements(only<CityCalendar>({ today: () => '2027-01-04' }), world.classes);
  service = new DriverApplicationsService(
    ...([world.database, world.repository, applications, identity, world.events, requirements, world.clock] as const),
  );
});

const apply = (more: Partial<DriverApplication> = {}) => service.apply(dana, { ...APPLICATION, ...more });
const reject = (driverId: number) =>
  world.transaction((tx) => world.repository.setApplicationStatus(tx, driverId, 'rejected', 'Too old.'));
const saveDraft = (revision: number) =>
  drafts.save(DANA, { revision, step: 1, completed: 1, fields: {} }, world.clock.now());

describe('an application to drive', () => {
  it('makes a driver who waits for a decision, with the name and phone of the account', async () => {
    const { id } = await apply();
    expect(await world.stored(id)).toMatchObject({
      userId: DANA,
      applicationStatus: 'applied',
      isOnline: false,
      seats: 7,
      phone: '7045550100',
      vehicle: 'Toyota Sienna 2022',
      licensePlate: 'ABC 123',
    });
    expect(world.events.of(applicationSent)).toEqual([
      { driverId: id, userId: DANA, at: world.clock.now().toISOString() },
    ]);
  });

  it('is stored as it is written on papers', async () => {
    const { id } = await apply();
    expect(await applications.find(id)).toMatchObject({
      driverId: id,
      fullName: 'Dana Q. Driver',
      licenseNumber: 'D1234567',
      insurancePolicy: 'P-12345',
      vehicleMake: 'Toyota',
      vehicleModel: 'Sienna',
      emergencyPhone: '7045550199',
      experience: null,
      submittedAt: world.clock.now(),
      consentVersion: DRIVER_CONSENT_VERSION,
    });
    // The vehicle is the driver's, and may change later.
    expect(await applications.find(id)).not.toHaveProperty('licensePlate');
  });

  it('has the class that was chosen, or the likely one for so many seats', async () => {
    expect(await apply()).toMatchObject({ vehicleClass: 'car' });
    await reject(1);
    expect(await apply({ vehicleClass: 'van' })).toMatchObject({ id: 1, vehicleClass: 'van' });
  });

  it('names every field that breaks a rule', async () => {
    const refused = apply({ dateOfBirth: '2010-01-01', vehicleYear: 2001, consents: [] });
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      more: { errors: [{ field: 'dateOfBirth' }, { field: 'vehicleYear' }, { field: 'consents' }] },
    });
    await expect(apply({ vehicleClass: 'coach' })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(world.events.published).toEqual([]);
  });

  it('needs the phone number of the account', async () => {
    phone = null;
    await expect(apply()).rejects.toMatchObject({
      code: 'validation_failed',
      more: { errors: [{ field: 'phone', code: 'required' }] },
    });
    expect(world.repository.mayApply(DANA)).toBe(true);
  });

  it('is sent once, and again after it was rejected', async () => {
    const { id } = await apply();
    await expect(apply({ seats: 8 })).rejects.toMatchObject({ code: 'application_exists' });
    expect((await world.stored(id)).seats).toBe(7);
    await reject(id);
    expect(await apply({ seats: 8, city: 'Concord' })).toMatchObject({
      id,
      seats: 8,
      applicationStatus: 'applied',
      applicationReason: null,
    });
    expect((await applications.find(id))?.city).toBe('Concord');
    expect(world.events.of(applicationSent)).toHaveLength(2);
  });

  it('replaces its draft', async () => {
    await saveDraft(0);
    await apply();
    expect(await drafts.find(DANA)).toBeNull();
  });
});

describe('the draft of an application', () => {
  const draft = { revision: 0, step: 2, completed: 1, fields: { city: 'Charlotte' } };
  let service: ApplicationDraftsService;
  beforeEach(() => void (service = new ApplicationDraftsService(drafts, world.repository, world.clock)));

  it('is empty at first, and then as it was saved', async () => {
    expect(await service.find(dana)).toEqual({ revision: 0, step: 0, completed: 0, fields: {}, savedAt: null });
    const saved = { ...draft, revision: 1, savedAt: world.clock.now().toISOString() };
    expect(await service.save(dana, draft)).toEqual(saved);
    expect(await service.find(dana)).toEqual(saved);
  });

  it('is not overwritten by a device that has not seen the newest one', async () => {
    await service.save(dana, draft);
    await expect(service.save(dana, { ...draft, step: 5 })).rejects.toMatchObject({ code: 'draft_outdated' });
    expect(await service.find(dana)).toMatchObject({ revision: 1, step: 2 });
  });

  it('cannot be saved after the application was sent, until that is rejected', async () => {
    const { id } = await apply();
    const applicant = principal(DANA, { driverId: id });
    await expect(service.save(applicant, draft)).rejects.toMatchObject({ code: 'application_exists' });
    await reject(id);
    await expect(service.save(applicant, { ...draft, revision: 3 })).rejects.toMatchObject({ code: 'draft_outdated' });
    expect(await service.save(applicant, draft)).toMatchObject({ revision: 1 });
  });
});
