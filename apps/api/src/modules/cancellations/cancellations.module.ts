import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { RidesModule } from '../rides/rides.module';
import { CancellationsRepository } from './cancellations.repository';
import { CancellationsService } from './cancellations.service';
import { CancellationsController } from './http/cancellations.controller';
import { SqlCancellationsRepository } from './infra/sql-cancellations.repository';
import { NoShowMails } from './no-show-mails';
import { NoShowsService } from './no-shows.service';
import { PreviewsService } from './previews.service';

@Module({
  imports: [IdentityModule, MembersModule, PaymentsModule, RidesModule],
  controllers: [CancellationsController],
  providers: [CancellationsService, PreviewsService, NoShowsService, NoShowMails, { provide: CancellationsRepository, useClass: SqlCancellationsRepository }],
})
export class CancellationsModule {}
