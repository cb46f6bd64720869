import { Injectable } from '@nestjs/common';
import type { DriverLocationMessage, DriverPosition } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { MovementsService } from './movements.service';
import { ReportedPositionsService } from './reported-positions.service';
import type { DriverMovements } from './tracking.facade';

/** Receives positions of drivers by socket and by HTTP. */
@Injectable()
export class DriverMovementsService implements DriverMovements {
  constructor(
    private readonly reported: ReportedPositionsService,
    private readonly movements: MovementsService,
  ) {}

  report(who: Principal, driverId: number, position: DriverPosition): Promise<void> {
    return this.reported.report(who, driverId, position);
  }

  driverMoved(who: Principal, message: DriverLocationMessage): Promise<void> {
    return this.movements.driverMoved(who, message);
  }
}
