import { Body, Controller, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  MessagesRead,
  NewSupportMessage,
  SupportMessageList,
  SupportThreadMessages,
  SupportMessageView,
  SupportQuery,
  SupportThreadView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageRateGuard } from '../../../platform/http/message-rate.guard';
import { Me, type Principal } from '../../../platform/http/principal';
import { SupportService } from '../support.service';

@Controller()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Get('support/messages')
  @Access('signed-in')
  @Describe({
    id: 'listSupportMessages',
    summary: 'Your chat with support, newest first',
    tag: 'Chat',
    scope: 'chat:read',
    answer: SupportMessageList,
  })
  list(@Me() me: Principal, @Query() query: SupportQuery): Promise<SupportMessageList> {
    return this.support.list(me, query);
  }

  @Post('support/messages')
  @UseGuards(MessageRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'sendSupportMessage',
    summary: 'Writes to support',
    description: 'If you repeat the call with the same `clientId`, the message is stored once.',
    tag: 'Chat',
    scope: 'chat:write',
    answer: SupportMessageView,
    status: 201,
  })
  send(@Me() me: Principal, @Body() message: NewSupportMessage): Promise<SupportMessageView> {
    return this.support.send(me, message);
  }

  @Post('support/messages/read')
  @Access('signed-in')
  @Describe({
    id: 'readSupportMessages',
    summary: 'Records how far you have read your chat with support',
    tag: 'Chat',
    scope: 'chat:write',
    answer: null,
  })
  read(@Me() me: Principal, @Body() { through }: MessagesRead): Promise<void> {
    return this.support.markRead(me, through);
  }

  @Get('admin/support')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'listSupportThreads',
    summary: 'Chats of people with support: unread ones first, then newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [SupportThreadView],
  })
  threads(): Promise<SupportThreadView[]> {
    return this.support.threads();
  }

  @Get('admin/support/:userId/messages')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'listSupportThread',
    summary: 'A person’s chat with support, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: SupportThreadMessages,
  })
  thread(
    @Me() me: Principal,
    @Param('userId', IdPipe) userId: number,
    @Query() query: SupportQuery,
  ): Promise<SupportThreadMessages> {
    return this.support.listAsOperator(me, userId, query);
  }

  @Post('admin/support/:userId/messages')
  @UseGuards(MessageRateGuard)
  @Access('admin', { permission: 'support.answer' })
  @Describe({
    id: 'answerSupportThread',
    summary: 'Replies to a person who wrote to support',
    description: 'If you repeat the call with the same `clientId`, the message is stored once.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SupportMessageView,
    status: 201,
  })
  answer(
    @Me() me: Principal,
    @Param('userId', IdPipe) userId: number,
    @Body() message: NewSupportMessage,
  ): Promise<SupportMessageView> {
    return this.support.answer(me, userId, message);
  }

  @Post('admin/support/:userId/messages/read')
  @Access('admin', { permission: 'support.answer' })
  @Describe({
    id: 'readSupportThread',
    summary: 'Records how far operations have read a chat',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  readThread(@Param('userId', IdPipe) userId: number, @Body() { through }: MessagesRead): Promise<void> {
    return this.support.markReadAsOperator(userId, through);
  }
}
