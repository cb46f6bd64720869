import { Controller, Get, Query } from '@nestjs/common';
import {
  AdminDriverList,
  AdminDriverRow,
  AdminDriversQuery,
  AdminRiderList,
  AdminRidersQuery,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { PeopleListsService } from '../people-lists.service';

@Controller()
export class PeopleController {
  constructor(private readonly lists: PeopleListsService) {}

  @Get('admin/riders')
  @Access('admin')
  @Describe({
    id: 'listRiders',
    summary: 'Riders that match the filters, page by page',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminRiderList,
  })
  riders(@Me() me: Principal, @Query() query: AdminRidersQuery): Promise<AdminRiderList> {
    return this.lists.riders(me, query);
  }

  @Get('admin/drivers')
  @Access('admin')
  @Describe({
    id: 'listAdminDrivers',
    summary: 'Drivers that match the filters, page by page',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminDriverList,
  })
  drivers(@Me() me: Principal, @Query() query: AdminDriversQuery): Promise<AdminDriverList> {
    return this.lists.drivers(me, query);
  }

  @Get('drivers')
  @Access('admin')
  @Describe({
    id: 'listDrivers',
    summary: 'The first thousand drivers',
    description: '`GET /api/admin/drivers` has pages, filters and orders.',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [AdminDriverRow],
  })
  firstDrivers(@Me() me: Principal): Promise<AdminDriverRow[]> {
    return this.lists.firstDrivers(me);
  }
}
