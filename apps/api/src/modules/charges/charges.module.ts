import { Module } from '@nestjs/common';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { PaymentsModule } from '../payments/payments.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { ChargesRepository } from './charges.repository';
import { ChargesService } from './charges.service';
import { ChargesController } from './http/charges.controller';
import { SqlChargesRepository } from './infra/sql-charges.repository';

/** Explains charges to operators; changes nothing. */
@Module({
  imports: [CityModule, IdentityModule, PaymentsModule, RefundsModule, RidesModule],
  controllers: [ChargesController],
  providers: [ChargesService, { provide: ChargesRepository, useClass: SqlChargesRepository }],
})
export class ChargesModule {}
