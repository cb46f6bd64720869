import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { SalesModule } from '../sales/sales.module';
import { BusinessAccountOperations } from './business-account-operations.service';
import { BusinessAccountParts } from './business-account-parts.service';
import { BusinessAccountViews } from './business-account-views.service';
import { BusinessAccountsFacade } from './business-accounts.facade';
import { BusinessAccountsRepository } from './business-accounts.repository';
import { BusinessChargesRepository } from './business-charges.repository';
import { BusinessCharges } from './business-charges.service';
import { BusinessCreditsFacade } from './business-credits.facade';
import { BusinessEventsFacade } from './business-events.facade';
import { BusinessInvoicingFacade } from './business-invoicing.facade';
import { AdminBusinessAccountsController } from './http/admin-business-accounts.controller';
import { AdminBusinessPartsController } from './http/admin-business-parts.controller';
import { BusinessAccountController } from './http/business-account.controller';
import { BusinessAccountEntity } from './infra/business-account.entity';
import { BusinessChargeEntity } from './infra/business-charge.entity';
import { BusinessCostCenterEntity } from './infra/business-cost-center.entity';
import { BusinessCreditUseEntity } from './infra/business-credit-use.entity';
import { BusinessCreditEntity } from './infra/business-credit.entity';
import { BusinessEventEntity } from './infra/business-event.entity';
import { BusinessInvoiceLineEntity } from './infra/business-invoice-line.entity';
import { BusinessServiceEntity } from './infra/business-service.entity';
import { SqlBusinessAccountsRepository } from './infra/sql-business-accounts.repository';
import { SqlBusinessChargesRepository } from './infra/sql-business-charges.repository';
import { SqlBusinessCredits } from './infra/sql-business-credits';
import { SqlBusinessEvents } from './infra/sql-business-events';
import { SqlBusinessInvoicing } from './infra/sql-business-invoicing';
import { OwnBusinessAccount } from './own-business-account.service';

/** Accounts of businesses whose services book rides and pay by monthly invoice. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      BusinessAccountEntity,
      BusinessChargeEntity,
      BusinessCostCenterEntity,
      BusinessCreditEntity,
      BusinessCreditUseEntity,
      BusinessEventEntity,
      BusinessInvoiceLineEntity,
      BusinessServiceEntity,
    ]),
    ApiTokensModule,
    CityModule,
    IdentityModule,
    SalesModule,
  ],
  controllers: [BusinessAccountController, AdminBusinessAccountsController, AdminBusinessPartsController],
  providers: [
    BusinessAccountOperations,
    BusinessAccountParts,
    BusinessAccountViews,
    BusinessCharges,
    OwnBusinessAccount,
    { provide: BusinessAccountsFacade, useExisting: BusinessCharges },
    { provide: BusinessAccountsRepository, useClass: SqlBusinessAccountsRepository },
    { provide: BusinessCreditsFacade, useClass: SqlBusinessCredits },
    { provide: BusinessEventsFacade, useClass: SqlBusinessEvents },
    { provide: BusinessInvoicingFacade, useClass: SqlBusinessInvoicing },
    { provide: BusinessChargesRepository, useClass: SqlBusinessChargesRepository },
  ],
  exports: [BusinessAccountsFacade, BusinessCreditsFacade, BusinessEventsFacade, BusinessInvoicingFacade],
})
export class BusinessAccountsModule {}
