import { Controller, Get, Param, Query } from '@nestjs/common';
import { EarningsView, StatementQuery, StatementView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { EarningsService } from '../earnings.service';

@Controller('drivers/:driverId')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get('earnings')
  @Access('signed-in')
  @Describe({
    id: 'getEarnings',
    summary: 'A driver’s earnings',
    tag: 'Driving',
    scope: 'driving:read',
    answer: EarningsView,
  })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<EarningsView> {
    return this.earnings.of(me, driverId);
  }

  @Get('statement')
  @Access('signed-in')
  @Describe({
    id: 'getStatement',
    summary: 'A driver’s statement for a week, ride by ride',
    tag: 'Driving',
    scope: 'driving:read',
    answer: StatementView,
  })
  statement(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() { week }: StatementQuery,
  ): Promise<StatementView> {
    return this.earnings.statement(me, driverId, week);
  }
}
