import { describeApplications } from './applications-contract';
import { DriverRowsInMemory, driversWorldInMemory } from './drivers-contract-world';
import { InMemoryApplications, InMemoryDrafts } from './in-memory-applications';
import { InMemoryDrivers } from './in-memory-drivers';

describeApplications('applications to drive in memory', async () => {
  const rows = new DriverRowsInMemory();
  const drivers = new InMemoryDrivers(rows);
  const drafts = new InMemoryDrafts((userId) => drivers.mayApply(userId));
  return { drivers, drafts, applications: new InMemoryApplications(drafts), world: driversWorldInMemory(rows) };
});
