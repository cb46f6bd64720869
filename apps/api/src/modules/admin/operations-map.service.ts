import { Injectable } from '@nestjs/common';
import type { OperationsMapView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { OperationsMapRepository } from './operations-map.repository';

/** The most rides and drivers that a map can show. */
const MOST = 1000;

/** The live map of the city. */
@Injectable()
export class OperationsMapService {
  constructor(
    private readonly repository: OperationsMapRepository,
    private readonly audit: AuditFacade,
  ) {}

  async show(who: Principal): Promise<OperationsMapView> {
    await this.audit.look(who.userId, 'view_city_map', 'city');
    return this.repository.read(MOST);
  }
}
