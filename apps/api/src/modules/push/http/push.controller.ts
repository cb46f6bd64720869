import { Body, Controller, Delete, Get, Param, Patch, Put, Req } from '@nestjs/common';
import {
  type App,
  PushSettingsView,
  PushSubscriptionForm,
  PushSubscriptionView,
  PushTopicSetting,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { ApiError } from '../../../platform/http/api-error';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SessionsFacade } from '../../identity/sessions.facade';
import { PushService } from '../push.service';

@Controller('push')
export class PushController {
  constructor(
    private readonly push: PushService,
    private readonly sessions: SessionsFacade,
  ) {}

  @Get('settings')
  @Access('signed-in')
  @Describe({
    id: 'getPushSettings',
    summary: 'Your Web Push topics, and the key with which a browser subscribes',
    tag: 'Me',
    scope: null,
    answer: PushSettingsView,
  })
  async settings(@Me() me: Principal, @Req() request: Request): Promise<PushSettingsView> {
    return { publicKey: this.push.publicKey, topics: await this.push.topics(me, this.appOf(request)) };
  }

  @Patch('settings')
  @Access('signed-in')
  @Describe({
    id: 'updatePushSettings',
    summary: 'Switch a topic of Web Push on or off, for all your browsers',
    tag: 'Me',
    scope: null,
    answer: PushSettingsView,
  })
  async update(
    @Me() me: Principal,
    @Body() { topic, enabled }: PushTopicSetting,
    @Req() request: Request,
  ): Promise<PushSettingsView> {
    await this.push.setTopic(me, topic, enabled);
    return this.settings(me, request);
  }

  @Put('subscriptions')
  @Access('signed-in')
  @Describe({
    id: 'subscribeToPush',
    summary: 'Send Web Push messages to this browser, as long as you stay signed in there',
    description: 'May be repeated: a browser has one subscription, which belongs to the last person who subscribed.',
    tag: 'Me',
    scope: null,
    answer: PushSubscriptionView,
  })
  async subscribe(
    @Me() me: Principal,
    @Body() form: PushSubscriptionForm,
    @Req() request: Request,
  ): Promise<PushSubscriptionView> {
    const session = await this.sessions.sessionOf(request);
    if (!session) throw new ApiError('not_signed_in', 'Please sign in.');
    return { id: await this.push.subscribe(me, this.appOf(request), session.id, form) };
  }

  @Delete('subscriptions/:subscriptionId')
  @Access('signed-in')
  @Describe({
    id: 'unsubscribeFromPush',
    summary: 'Stop sending Web Push messages to this browser',
    tag: 'Me',
    scope: null,
    answer: null,
  })
  async unsubscribe(@Me() me: Principal, @Param('subscriptionId', IdPipe) id: number): Promise<void> {
    await this.push.unsubscribe(me, id);
  }

  /** The app in which the browser subscribes; it only gets messages of that app. */
  private appOf(request: Request): App {
    return this.sessions.appOf(request) ?? 'rider';
  }
}
