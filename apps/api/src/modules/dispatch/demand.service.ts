import { Injectable } from '@nestjs/common';
import type { DemandView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { DemandRepository } from './demand.repository';
import { BEFORE_START } from './domain/search-window';

/** Shows drivers where rides are waiting. */
@Injectable()
export class DemandService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly demand: DemandRepository,
    private readonly clock: Clock,
  ) {}

  /** Groups that currently wait for a driver and fit into this driver's vehicle. @throws ApiError not_found */
  async of(who: Principal, driverId: number): Promise<DemandView> {
    this.drivers.checkSelf(who, driverId);
    const driver = await this.drivers.find(driverId);
    if (!driver) throw notFound('driver');
    const until = new Date(this.clock.now().getTime() + BEFORE_START);
    const squares = await this.demand.waiting(driver.seats, until);
    return { areas: squares.map(({ lat, lng, waiting }) => ({ center: { lat, lng }, waiting })) };
  }
}
