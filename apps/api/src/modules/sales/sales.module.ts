import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SalesInquiryEntity } from './infra/sales-inquiry.entity';
import { IdentityModule } from '../identity/identity.module';
import { SalesController } from './http/sales.controller';
import { SqlSalesRepository } from './infra/sql-sales.repository';
import { SalesFacade } from './sales.facade';
import { SalesRepository } from './sales.repository';
import { SalesService } from './sales.service';

@Module({
  imports: [TypeOrmModule.forFeature([SalesInquiryEntity]), IdentityModule],
  controllers: [SalesController],
  providers: [
    SalesService,
    { provide: SalesFacade, useExisting: SalesService },
    { provide: SalesRepository, useClass: SqlSalesRepository },
  ],
  exports: [SalesFacade],
})
export class SalesModule {}
