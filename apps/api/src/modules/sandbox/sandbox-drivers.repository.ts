import type { Transaction } from '../../platform/database/database';

/** A driver that an engineer controls. */
export interface ControlledDriver {
  driverId: number;
  /** The driver's own account. */
  userId: number;
  isStalled: boolean;
}

export abstract class SandboxDriversRepository {
  abstract count(tx: Transaction, ownerId: number): Promise<number>;
  abstract insert(tx: Transaction, driverId: number, ownerId: number): Promise<void>;
  abstract listOf(ownerId: number): Promise<ControlledDriver[]>;
  abstract find(ownerId: number, driverId: number): Promise<ControlledDriver | null>;
  abstract setStalled(driverId: number, isStalled: boolean): Promise<void>;
  /** Drivers of all owners that are online and not stalled. */
  abstract alive(): Promise<ControlledDriver[]>;
}
