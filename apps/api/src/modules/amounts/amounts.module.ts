import { Module } from '@nestjs/common';
import { AmountsFacade } from './amounts.facade';
import { SqlAmounts } from './infra/sql-amounts';

/** Amounts of each rider in a ride. A read model that writes nothing. */
@Module({
  providers: [{ provide: AmountsFacade, useClass: SqlAmounts }],
  exports: [AmountsFacade],
})
export class AmountsModule {}
