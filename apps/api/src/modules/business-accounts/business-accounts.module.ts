import { Module } from '@nestjs/common';
import { BusinessAccountOperations } from './business-account-operations.service';
import { BusinessAccountParts } from './business-account-parts.service';
import { AdminBusinessAccountsController } from './http/admin-business-accounts.controller';
import { AdminBusinessPartsController } from './http/admin-business-parts.controller';
import { BusinessAccountController } from './http/business-account.controller';
import { OwnBusinessAccount } from './own-business-account.service';

/** Accounts of businesses whose services book rides and pay by monthly invoice. */
@Module({
  controllers: [BusinessAccountController, AdminBusinessAccountsController, AdminBusinessPartsController],
  providers: [OwnBusinessAccount, BusinessAccountOperations, BusinessAccountParts],
})
export class BusinessAccountsModule {}
