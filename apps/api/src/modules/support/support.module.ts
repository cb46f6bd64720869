import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { SupportController } from './http/support.controller';
import { SqlSupportRepository } from './infra/sql-support.repository';
import { SupportRepository } from './support.repository';
import { SupportService } from './support.service';

@Module({
  imports: [IdentityModule, InboxModule, RealtimeModule],
  controllers: [SupportController],
  providers: [SupportService, { provide: SupportRepository, useClass: SqlSupportRepository }],
})
export class SupportModule {}
