import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { SalesController } from './http/sales.controller';
import { SqlSalesRepository } from './infra/sql-sales.repository';
import { SalesRepository } from './sales.repository';
import { SalesService } from './sales.service';

@Module({
  imports: [IdentityModule],
  controllers: [SalesController],
  providers: [SalesService, { provide: SalesRepository, useClass: SqlSalesRepository }],
})
export class SalesModule {}
