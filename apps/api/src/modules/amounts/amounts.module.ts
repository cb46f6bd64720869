import { Module } from '@nestjs/common';
import { AmountsFacade } from './amounts.facade';
import { SqlAmounts } from './infra/sql-amounts';

/** What each rider's part of a ride amounts to. A read model: it writes nothing. */
@Module({
  providers: [{ provide: AmountsFacade, useClass: SqlAmounts }],
  exports: [AmountsFacade],
})
export class AmountsModule {}
