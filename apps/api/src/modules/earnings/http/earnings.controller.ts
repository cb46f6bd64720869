import { Controller, Get, Param } from '@nestjs/common';
import { EarningsView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { EarningsService } from '../earnings.service';

@Controller('drivers/:driverId/earnings')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get()
  @Access('signed-in')
  @Describe({ id: 'getEarnings', summary: 'What a driver earned', tag: 'Driving', answer: EarningsView })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<EarningsView> {
    return this.earnings.of(me, driverId);
  }
}
