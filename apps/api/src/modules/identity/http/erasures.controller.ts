import { Body, Controller, Param, Post } from '@nestjs/common';
import { PersonErasure } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AccountDeletion } from '../account-deletion.service';

@Controller('admin/people/:personId')
export class ErasuresController {
  constructor(private readonly deletion: AccountDeletion) {}

  @Post('erasure')
  @Access('admin', { permission: 'people.privacy' })
  @Describe({
    id: 'erasePerson',
    summary: 'Erases the data of a person who asked for it; rides, payments and receipts remain without a name',
    description: 'Refused while one of their rides or payments is unfinished, and for drivers and operators.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  erase(
    @Me() me: Principal,
    @Param('personId', IdPipe) personId: number,
    @Body() { reason }: PersonErasure,
  ): Promise<void> {
    return this.deletion.eraseFor(me, personId, reason);
  }
}
