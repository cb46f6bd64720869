import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { NotificationList, NotificationQuery, NotificationsRead, type Language } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { RequestLanguage } from '../../../platform/http/language';
import { Me, type Principal } from '../../../platform/http/principal';
import { InboxService } from '../inbox.service';

@Controller('notifications')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listNotifications',
    summary: 'Your notifications, newest first',
    description: 'Get the next page with `before`. `unread` counts all pages.',
    tag: 'Notifications',
    scope: 'notifications:read',
    answer: NotificationList,
  })
  list(
    @Me() me: Principal,
    @Query() query: NotificationQuery,
    @RequestLanguage() asked: Language | null,
  ): Promise<NotificationList> {
    return this.inbox.list(me, query, asked);
  }

  @Post('read')
  @Access('signed-in')
  @Describe({
    id: 'readNotifications',
    summary: 'Marks your notifications as read',
    tag: 'Notifications',
    scope: 'notifications:write',
    answer: null,
  })
  readAll(@Me() me: Principal, @Body() { through }: NotificationsRead): Promise<void> {
    return this.inbox.markAllRead(me, through ?? null);
  }

  @Post(':notificationId/read')
  @Access('signed-in')
  @Describe({
    id: 'readNotification',
    summary: 'Marks a notification as read',
    tag: 'Notifications',
    scope: 'notifications:write',
    answer: null,
  })
  read(@Me() me: Principal, @Param('notificationId', IdPipe) id: number): Promise<void> {
    return this.inbox.markRead(me, id);
  }

  @Delete(':notificationId')
  @Access('signed-in')
  @Describe({
    id: 'deleteNotification',
    summary: 'Deletes a notification',
    tag: 'Notifications',
    scope: 'notifications:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('notificationId', IdPipe) id: number): Promise<void> {
    return this.inbox.remove(me, id);
  }
}
