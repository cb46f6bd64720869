import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RideMessageReadEntity } from './infra/ride-message-read.entity';
import { RideMessageEntity } from './infra/ride-message.entity';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { ChatAccessService } from './chat-access.service';
import { GuestMessagesService } from './guest-messages.service';
import { MessagesController } from './http/messages.controller';
import { SqlMessagesRepository } from './infra/sql-messages.repository';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([RideMessageReadEntity, RideMessageEntity]),
    DriversModule,
    IdentityModule,
    InboxModule,
    MembersModule,
    RealtimeModule,
    RidesModule,
  ],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    ChatAccessService,
    GuestMessagesService,
    { provide: MessagesRepository, useClass: SqlMessagesRepository },
  ],
})
export class MessagesModule {}
