import { Body, Controller, Param, Post } from '@nestjs/common';
import { RiderBlocking } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { BlocksService } from '../blocks.service';

@Controller('admin/riders/:riderId')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Post('block')
  @Access('admin', { permission: 'riders.block' })
  @Describe({
    id: 'blockRider',
    summary: 'Keeps a rider from booking and joining rides',
    description: 'The rider is told the reason by mail. Open rides and sessions are not affected.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  block(
    @Me() me: Principal,
    @Param('riderId', IdPipe) riderId: number,
    @Body() blocking: RiderBlocking,
  ): Promise<void> {
    return this.blocks.block(me, riderId, blocking);
  }

  @Post('unblock')
  @Access('admin', { permission: 'riders.block' })
  @Describe({
    id: 'unblockRider',
    summary: 'Lets a blocked rider book and join rides again',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  unblock(@Me() me: Principal, @Param('riderId', IdPipe) riderId: number): Promise<void> {
    return this.blocks.unblock(me, riderId);
  }
}
