import { Controller, Get, Query } from '@nestjs/common';
import { ApiRequestQuery, ApiRequestView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { ApiRequests } from '../api-requests.service';

@Controller('admin/api-requests')
export class ApiRequestsController {
  constructor(private readonly requests: ApiRequests) {}

  @Get()
  @Access('admin', { permission: 'developers.manage' })
  @Describe({
    id: 'listApiRequests',
    summary: 'Requests made with tokens, newest first',
    description:
      'Kept for seven days, without addresses, queries and bodies. A request is listed about a second after its response.',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [ApiRequestView],
  })
  list(@Query() query: ApiRequestQuery): Promise<ApiRequestView[]> {
    return this.requests.list(query);
  }
}
