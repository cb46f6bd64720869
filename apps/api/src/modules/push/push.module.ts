import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DisabledPushTopicEntity } from './infra/disabled-push-topic.entity';
import { PushSubscriptionEntity } from './infra/push-subscription.entity';
import { IdentityModule } from '../identity/identity.module';
import { PushController } from './http/push.controller';
import { PostgresPushRepository } from './infra/postgres-push.repository';
import { WebPushSender } from './infra/web-push-sender';
import { PushFacade } from './push.facade';
import { PushRepository } from './push.repository';
import { PushSender } from './push-sender';
import { PushService } from './push.service';
import { PushErasure } from './infra/push-erasure';

/** Web Push: subscriptions, the topics that people want, and delivery. */
@Module({
  imports: [TypeOrmModule.forFeature([DisabledPushTopicEntity, PushSubscriptionEntity]), IdentityModule],
  controllers: [PushController],
  providers: [
    PushErasure,
    PushService,
    { provide: PushFacade, useExisting: PushService },
    { provide: PushRepository, useClass: PostgresPushRepository },
    { provide: PushSender, useClass: WebPushSender },
  ],
  exports: [PushFacade],
})
export class PushModule {}
