import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Transaction } from './transaction';
import { PreparedStatements } from './prepared-statements';

it('runs every hook after the commit, also when one fails', () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const tx = new Transaction({} as never, {} as never, new PreparedStatements());
  const failure = new Error('no socket');
  const later = jest.fn();
  tx.afterCommit(() => {
    throw failure;
  });
  tx.afterCommit(later);

  tx.committed();

  expect(later).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([[failure]]);
  log.mockRestore();
});
