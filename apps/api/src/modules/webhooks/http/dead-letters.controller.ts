import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { DeadLetterRetryResult, DeadLetterView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { DeadLetters } from '../dead-letters.service';

@Controller('admin/dead-letters')
export class DeadLettersController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Get()
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listDeadLetters',
    summary: 'Webhook events that match none of our records',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [DeadLetterView],
  })
  list(): Promise<DeadLetterView[]> {
    return this.deadLetters.list();
  }

  @Post(':eventId/retry')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'retryDeadLetter',
    summary: 'Retries a webhook event',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DeadLetterRetryResult,
  })
  retry(@Me() me: Principal, @Param('eventId') eventId: string): Promise<DeadLetterRetryResult> {
    return this.deadLetters.retry(me, eventId);
  }

  @Delete(':eventId')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'dismissDeadLetter',
    summary: 'Dismisses a webhook event',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  dismiss(@Me() me: Principal, @Param('eventId') eventId: string): Promise<void> {
    return this.deadLetters.dismiss(me, eventId);
  }
}
