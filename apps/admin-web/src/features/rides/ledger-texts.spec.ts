import { TRANSACTION_KINDS } from '@groupride/contracts';
import { enRides } from '../../app/locales/en-rides';
import { kindKey } from './ledger-texts';

describe('the texts of the ledger', () => {
  it('name every kind of transaction', () => {
    expect(TRANSACTION_KINDS.filter((kind) => kindKey(kind) === undefined)).toEqual([]);
    expect(Object.keys(enRides.ledgerKinds).sort()).toEqual([...TRANSACTION_KINDS].sort());
  });

  it('leave a kind that they do not know to its name in the ledger', () => {
    expect(kindKey('parking')).toBeUndefined();
  });
});
