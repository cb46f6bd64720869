import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  AdminDriverList,
  AdminDriverRow,
  AdminDriversQuery,
  AdminDriverView,
  AdminRiderList,
  AdminRidersQuery,
  AdminRiderView,
  RiderPaymentList,
  RiderPaymentsQuery,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PeopleListsService } from '../people-lists.service';
import { PeoplePagesService } from '../people-pages.service';

@Controller()
export class PeopleController {
  constructor(
    private readonly lists: PeopleListsService,
    private readonly pages: PeoplePagesService,
  ) {}

  @Get('admin/riders')
  @Access('admin', { permission: 'people.view' })
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
  @Access('admin', { permission: 'operations.view' })
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

  @Get('admin/riders/:riderId')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'getRider',
    summary: 'A rider with figures about their rides and payments',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminRiderView,
  })
  rider(@Me() me: Principal, @Param('riderId', IdPipe) riderId: number): Promise<AdminRiderView> {
    return this.pages.rider(me, riderId);
  }

  @Get('admin/riders/:riderId/payments')
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listRiderPayments',
    summary: 'Charges of a rider, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: RiderPaymentList,
  })
  payments(
    @Me() me: Principal,
    @Param('riderId', IdPipe) riderId: number,
    @Query() query: RiderPaymentsQuery,
  ): Promise<RiderPaymentList> {
    return this.pages.payments(me, riderId, query);
  }

  @Get('admin/drivers/:driverId')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'getAdminDriver',
    summary: 'A driver with application, vehicle and presence',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminDriverView,
  })
  driver(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<AdminDriverView> {
    return this.pages.driver(me, driverId);
  }

  @Get('drivers')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listDrivers',
    summary: 'The first thousand drivers',
    description: '`GET /api/admin/drivers` supports pages, filters and sort orders.',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [AdminDriverRow],
  })
  firstDrivers(@Me() me: Principal): Promise<AdminDriverRow[]> {
    return this.lists.firstDrivers(me);
  }
}
