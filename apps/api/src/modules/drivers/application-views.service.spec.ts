import { only, principal } from '../../platform/testing/stand-ins';
import type { AuditFacade } from '../identity/identity.facade';
import { ApplicationViewsService } from './application-views.service';
import type { StoredApplication } from './driver-applications.repository';
import { DriversWorld, signedIn } from './testing/drivers-world';
import { InMemoryApplications, InMemoryDrafts } from './testing/in-memory-applications';
import type { Driver } from './driver';

const SUPPORT = principal(5, { isAdmin: true, operatorRole: 'support' });

describe('the application of a driver', () => {
  let world: DriversWorld;
  let driver: Driver;
  let applications: InMemoryApplications;
  let audited: unknown[][];
  let service: ApplicationViewsService;

  beforeEach(async () => {
    world = new DriversWorld();
    driver = await world.add();
    applications = new InMemoryApplications(new InMemoryDrafts(() => false));
    audited = [];
    const audit = only<AuditFacade>({
      look: async (userId, action, subject) => void audited.push([userId, action, subject]),
    });
    service = new ApplicationViewsService(applications, audit);
    const application: Partial<StoredApplication> = {
      driverId: driver.id,
      fullName: 'Dana Q. Driver',
      licenseNumber: 'D1234567',
      submittedAt: new Date('2027-01-04T12:00:00Z'),
    };
    await world.transaction((tx) => applications.store(tx, only<StoredApplication>(application)));
  });

  const view = (who = signedIn(driver), driverId = driver.id) => service.view(who, driverId);

  it('is shown to the driver with every field that was sent, and the access is not recorded', async () => {
    expect(await view()).toEqual({
      fullName: 'Dana Q. Driver',
      licenseNumber: 'D1234567',
      submittedAt: '2027-01-04T12:00:00.000Z',
    });
    expect(audited).toEqual([]);
  });

  it('is shown to an operator, whose access is recorded', async () => {
    expect(await view(SUPPORT)).toMatchObject({ fullName: 'Dana Q. Driver' });
    expect(audited).toEqual([[SUPPORT.userId, 'view_driver_application', `driver:${driver.id}`]]);
  });

  it('is hidden from operators whose role does not include personal data', async () => {
    await expect(view(principal(5, { isAdmin: true, operatorRole: 'viewer' }))).rejects.toMatchObject({
      code: 'role_not_allowed',
    });
    await expect(view(principal(5, { isAdmin: true }))).rejects.toMatchObject({ code: 'role_not_allowed' });
    expect(audited).toEqual([]);
  });

  it('does not exist for anybody else', async () => {
    for (const who of [signedIn(await world.add()), principal(driver.userId), principal(99)])
      await expect(view(who)).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
  });

  it('is not found for a driver who sent none, and then nobody has seen personal data', async () => {
    const another = await world.add();
    await expect(view(signedIn(another), another.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(view(SUPPORT, another.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
  });

  it('is shown to operators who also drive, and recorded when it is of another driver', async () => {
    const operator = { ...SUPPORT, driverId: (await world.add()).id };
    await view(operator);
    expect(audited).toHaveLength(1);
    await view({ ...SUPPORT, driverId: driver.id });
    expect(audited).toHaveLength(1);
  });
});
