import { aBusinessAccount } from '../../testing/a-business-account';
import { accountOf, accountProblems, changeOf, emptyAccount, fieldOf, typedOf } from './account-form';

const typed = {
  name: ' Grand Hotel ',
  billingEmails: 'ap@hotel.test, cfo@hotel.test\n',
  billingAddress: '1 Main St',
  creditLimit: '$1,500',
  paymentTermsDays: '30',
  language: 'es' as const,
};

describe('the form of a business account', () => {
  it('parses the entries', () => {
    expect(accountProblems(typed)).toEqual([]);
    expect(accountOf(typed)).toEqual({
      name: 'Grand Hotel',
      billingEmails: [{ email: 'ap@hotel.test' }, { email: 'cfo@hotel.test' }],
      billingAddress: '1 Main St',
      creditLimit: '1500.00',
      paymentTermsDays: 30,
      language: 'es',
    });
    // An address that is entered twice counts once.
    const twice = Array.from({ length: 6 }, () => 'AP@hotel.test').join('\n');
    expect(accountProblems({ ...typed, billingEmails: twice })).toEqual([]);
    expect(accountOf({ ...typed, billingEmails: twice }).billingEmails).toEqual([{ email: 'ap@hotel.test' }]);
  });

  it('marks each invalid field', () => {
    expect(accountProblems(emptyAccount)).toEqual(['name', 'billingEmails', 'billingAddress', 'creditLimit']);
    const many = Array.from({ length: 6 }, (_, index) => `a${index}@hotel.test`).join('\n');
    expect(accountProblems({ ...typed, billingEmails: many })).toEqual(['billingEmails']);
    expect(accountProblems({ ...typed, billingEmails: 'ap@hotel' })).toEqual(['billingEmails']);
    expect(accountProblems({ ...typed, creditLimit: '1000000.01' })).toEqual(['creditLimit']);
    expect(accountProblems({ ...typed, creditLimit: '1000000' })).toEqual([]);
    for (const paymentTermsDays of ['', '121', '1.5', '-1'])
      expect(accountProblems({ ...typed, paymentTermsDays })).toEqual(['paymentTermsDays']);
  });

  it('sends only changed fields', () => {
    const account = aBusinessAccount();
    expect(changeOf(account, typedOf(account))).toEqual({});
    expect(changeOf(account, { ...typedOf(account), creditLimit: '1000', paymentTermsDays: '14' })).toEqual({
      paymentTermsDays: 14,
    });
    expect(changeOf(account, { ...typedOf(account), language: 'es' })).toEqual({ language: 'es' });
    expect(changeOf(account, { ...typedOf(account), billingEmails: 'new@hotel.test' })).toEqual({
      billingEmails: [{ email: 'new@hotel.test' }],
    });
  });

  it('finds the field of a server error', () => {
    expect(fieldOf('billingEmails.0.email')).toBe('billingEmails');
    expect(fieldOf('creditLimit')).toBe('creditLimit');
    expect(fieldOf('salesInquiryId')).toBeUndefined();
  });
});
