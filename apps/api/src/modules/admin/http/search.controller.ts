import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { AdminSearchQuery, AdminSearchResults } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { SearchRateGuard } from '../../../platform/http/search-rate.guard';
import { SearchService } from '../search.service';

@Controller('admin/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get()
  @UseGuards(SearchRateGuard)
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'searchEverything',
    summary: 'Rides, people, drivers, payments and receipts that match a text',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminSearchResults,
  })
  search(@Me() me: Principal, @Query() query: AdminSearchQuery): Promise<AdminSearchResults> {
    return this.searches.search(me, query);
  }
}
