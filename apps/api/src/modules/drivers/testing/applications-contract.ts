import type { ApplicationDraft } from '@groupride/contracts';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { ApplicationDraftsRepository } from '../application-drafts.repository';
import type { DriverApplicationsRepository, StoredApplication } from '../driver-applications.repository';
import type { DriversRepository } from '../drivers.repository';

const NOW = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-04T13:00:00Z');

interface Repositories {
  applications: DriverApplicationsRepository;
  drafts: ApplicationDraftsRepository;
  drivers: DriversRepository;
}

/** Contract tests for every repository of applications and their drafts. @param open runs before each test */
export function describeApplications(
  name: string,
  open: () => Promise<Repositories & { world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let applications: DriverApplicationsRepository;
    let drafts: ApplicationDraftsRepository;
    let drivers: DriversRepository;
    let world: RepositoryWorld;
    let userId: number;

    const inTx: RepositoryWorld['transaction'] = (work) => world.transaction(work);
    const draft = (revision: number, step = 1): ApplicationDraft => ({
      revision,
      step,
      completed: step,
      fields: { city: 'Charlotte' },
    });
    const save = (revision: number, step?: number, of = userId) => drafts.save(of, draft(revision, step), NOW);
    const vehicle = { vehicle: 'Ford Transit', licensePlate: 'ABC123', seats: 14, vehicleClass: 'van' } as const;
    const apply = async () =>
      (await inTx((tx) => drivers.insert(tx, { userId, name: 'Dana', phone: '7045550100', ...vehicle })))!.id;

    beforeEach(async () => {
      ({ applications, drafts, drivers, world } = await open());
      userId = await world.newUser();
    });

    it('keeps what one device saved until it saves again', async () => {
      expect(await drafts.find(userId)).toBeNull();
      const first = { revision: 1, step: 1, completed: 1, fields: { city: 'Charlotte' }, savedAt: NOW };
      expect(await save(0)).toEqual(first);
      expect(await drafts.save(userId, draft(1, 2), LATER)).toMatchObject({ revision: 2, step: 2, savedAt: LATER });
      expect(await drafts.find(userId)).toMatchObject({ revision: 2, step: 2, completed: 2 });
    });

    it('does not overwrite what another device has saved since', async () => {
      await save(0);
      await save(1, 2);
      expect([await save(0, 3), await save(1, 3), await save(5, 3)]).toEqual([null, null, null]);
      expect(await drafts.find(userId)).toMatchObject({ revision: 2, step: 2 });
    });

    it('keeps the drafts of people apart', async () => {
      const another = await world.newUser();
      await save(0);
      expect(await save(1, 2, another)).toBeNull();
      expect(await save(0, 3, another)).toMatchObject({ revision: 1, step: 3 });
      expect(await drafts.find(userId)).toMatchObject({ revision: 1, step: 1 });
    });

    it('removes the draft of an application that was sent, which does not come back', async () => {
      await save(0);
      const another = await world.newUser();
      await save(0, 1, another);
      await apply();
      await inTx((tx) => applications.removeDraft(tx, userId));
      expect(await drafts.find(userId)).toBeNull();
      expect([await save(0), await save(1)]).toEqual([null, null]);
      expect(await drafts.find(another)).not.toBeNull();
    });

    it('saves no draft of a person who has applied, until the application is rejected', async () => {
      await save(0);
      const driverId = await apply();
      expect(await save(1)).toBeNull();
      await inTx((tx) => drivers.setApplicationStatus(tx, driverId, 'rejected', null));
      expect(await save(1)).toMatchObject({ revision: 2 });
    });

    it('replaces the application of the same driver', async () => {
      const driverId = await apply();
      const store = (application: StoredApplication) => inTx((tx) => applications.store(tx, application));
      expect(await applications.find(driverId)).toBeNull();
      await store(application(driverId));
      expect(await applications.find(driverId)).toEqual(application(driverId));
      const again = { ...application(driverId), city: 'Concord', experience: 'Two years.', submittedAt: LATER };
      await store(again);
      expect(await applications.find(driverId)).toEqual(again);
    });
  });
}

function application(driverId: number): StoredApplication {
  return {
    driverId,
    fullName: 'Dana Driver',
    dateOfBirth: '1990-06-30',
    submittedAt: NOW,
    experience: null,
    address: '1 Main St',
    city: 'Charlotte',
    state: 'NC',
    zipCode: '28202',
    licenseNumber: 'D1234567',
    licenseState: 'NC',
    licensedSince: '2010-06-30',
    emergencyContact: 'Eli',
    emergencyPhone: '7045550199',
    vehicleMake: 'Ford',
    vehicleModel: 'Transit',
    vehicleYear: 2022,
    vehicleColor: 'white',
    insuranceProvider: 'Acme',
    insurancePolicy: 'P1',
    consents: ['terms'],
    consentVersion: '2026-11',
  };
}
