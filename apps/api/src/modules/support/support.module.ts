import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SupportMessageEntity } from './infra/support-message.entity';
import { SupportReadEntity } from './infra/support-read.entity';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { PushModule } from '../push/push.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { SupportController } from './http/support.controller';
import { SqlSupportRepository } from './infra/sql-support.repository';
import { SupportRepository } from './support.repository';
import { SupportService } from './support.service';
import { SupportErasure } from './infra/support-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([SupportMessageEntity, SupportReadEntity]),
    IdentityModule,
    InboxModule,
    PushModule,
    RealtimeModule,
  ],
  controllers: [SupportController],
  providers: [SupportErasure, SupportService, { provide: SupportRepository, useClass: SqlSupportRepository }],
})
export class SupportModule {}
