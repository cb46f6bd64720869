import { Body, Controller, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import { MessageList, MessageQuery, MessagesRead, MessageView, NewMessage } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageRateGuard } from '../../../platform/http/message-rate.guard';
import { Me, type Principal } from '../../../platform/http/principal';
import { MessagesService } from '../messages.service';

@Controller('rides/:rideId/messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listMessages',
    summary: 'The chat of a ride, newest first',
    description: 'Members see messages since they joined, the driver since accepting the ride.',
    tag: 'Chat',
    scope: 'chat:read',
    answer: MessageList,
  })
  list(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Query() query: MessageQuery,
  ): Promise<MessageList> {
    return this.messages.list(me, rideId, query);
  }

  @Post()
  @UseGuards(MessageRateGuard)
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'sendMessage',
    summary: 'Writes in the chat of a ride, until one hour after its end',
    description: 'If you repeat the call with the same `clientId`, the message is stored once.',
    tag: 'Chat',
    scope: 'chat:write',
    answer: MessageView,
    status: 201,
  })
  send(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() message: NewMessage,
  ): Promise<MessageView> {
    return this.messages.send(me, rideId, message);
  }

  @Post('read')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'readMessages',
    summary: 'Records how far you have read a chat',
    tag: 'Chat',
    scope: 'chat:write',
    answer: null,
  })
  read(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number, @Body() { through }: MessagesRead): Promise<void> {
    return this.messages.markRead(me, rideId, through);
  }
}
