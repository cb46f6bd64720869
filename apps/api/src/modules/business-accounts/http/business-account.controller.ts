import { Controller, Get, Query } from '@nestjs/common';
import { BusinessAccountView, BusinessChargeList, BusinessChargesQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { OwnBusinessAccount } from '../own-business-account.service';

/** A business account, for the services that book on it. */
@Controller('business-account')
export class BusinessAccountController {
  constructor(private readonly own: OwnBusinessAccount) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getOwnBusinessAccount',
    summary: 'The business account that your rides are charged to: balance, discounts and cost centers',
    tag: 'Business',
    scope: 'business:read',
    answer: BusinessAccountView,
  })
  find(@Me() me: Principal): Promise<BusinessAccountView> {
    return this.own.view(me);
  }

  @Get('charges')
  @Access('signed-in')
  @Describe({
    id: 'listOwnBusinessCharges',
    summary: 'Charges of the account for rides, newest first',
    description: 'Includes the rides of every service of the account.',
    tag: 'Business',
    scope: 'business:read',
    answer: BusinessChargeList,
  })
  charges(@Me() me: Principal, @Query() query: BusinessChargesQuery): Promise<BusinessChargeList> {
    return this.own.charges(me, query);
  }
}
