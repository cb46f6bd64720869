import { Controller, Get, Header, Query } from '@nestjs/common';
import { OutboxList } from '@groupride/contracts';
import { ApiExcludeEndpoint, ApiQuery } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { CityFacade } from '../../city/city.facade';
import { OutboxService } from '../outbox.service';
import { outboxPage, OUTBOX_PAGE_POLICY } from './outbox-page';
import { messageView } from '../outbox.presenter';

@Controller('dev')
export class OutboxController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly city: CityFacade,
  ) {}

  @Get('outbox')
  @Header('Cache-Control', 'no-store')
  @Access('public')
  @ApiQuery({ name: 'to', required: false, type: String })
  @Describe({
    id: 'listOutbox',
    summary: 'Messages that are not delivered because there is no mail server, newest first; never in production',
    tag: 'Outbox',
    scope: null,
    answer: OutboxList,
  })
  async listOutbox(@Query('to') to: unknown): Promise<OutboxList> {
    return { messages: (await this.outbox.list(one(to))).map(messageView) };
  }

  @Get('mail')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', OUTBOX_PAGE_POLICY)
  @Access('public')
  @ApiExcludeEndpoint()
  @Describe({
    id: 'showOutbox',
    summary: 'The undelivered messages as a web page',
    tag: 'Outbox',
    scope: null,
    status: 200,
    answer: null,
  })
  async showOutbox(@Query('to') to: unknown): Promise<string> {
    return outboxPage(await this.outbox.list(one(to)), one(to) ?? '', this.city.current.timeZone);
  }
}

/** A query parameter that is given exactly once. */
function one(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
