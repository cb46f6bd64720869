import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Events } from '../../platform/events/events';
import { ProcessBus } from '../../platform/redis/process-bus';
import {
  applicationStatusChanged,
  driverBecameAvailable,
  driversChanged,
  driversMoved,
  driverWentOffline,
  type DriverFact,
} from './drivers.events';

/** Positions are collected for this long, so that processes do not exchange one message per driver. */
const GATHER_MS = 200;

/**
 * Tells all processes about drivers' positions and changes of availability, so that they can update what they keep in
 * memory.
 */
@Injectable()
export class DriverChanges implements OnModuleInit {
  private readonly moves = new Map<number, LatLng>();

  constructor(
    private readonly bus: ProcessBus,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    const tell = ({ driverId }: DriverFact) => this.bus.publish(driversChanged, { driverIds: [driverId] });
    for (const event of [driverBecameAvailable, driverWentOffline, applicationStatusChanged])
      this.events.listen(event, tell);
  }

  moved(driverId: number, { lat, lng }: LatLng): void {
    if (this.moves.size === 0) setTimeout(() => this.send(), GATHER_MS).unref();
    this.moves.set(driverId, { lat, lng });
  }

  private send(): void {
    const moves = [...this.moves].map(([driverId, { lat, lng }]) => [driverId, lat, lng] as const);
    this.moves.clear();
    this.bus.publish(driversMoved, { moves });
  }
}
