import { describeDriverPositions } from './driver-positions-contract';
import { describeDrivers } from './drivers-contract';
import { DriverRowsInMemory, driversWorldInMemory } from './drivers-contract-world';
import { InMemoryDrivers } from './in-memory-drivers';

const open = async () => {
  const rows = new DriverRowsInMemory();
  return { drivers: new InMemoryDrivers(rows), world: driversWorldInMemory(rows) };
};

describeDrivers('drivers in memory', open);
describeDriverPositions('positions and heartbeats of drivers in memory', open);
