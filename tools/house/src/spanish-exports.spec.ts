import { closeBalanceEs, CLOSE_ACCOUNTS_ES } from '@groupride/contracts';
import { resolve } from 'node:path';

type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, Pick<ReadonlyMap<string, string>, 'get'>>>;
const root = resolve(import.meta.dirname, '../../..');
/** Applications do not import each other, so that their files are read by name. */
const { es } = (await import(`${root}/apps/admin-web/src/app/locales/es`)) as {
  es: {
    status: Texts;
    applicationStatus: Texts;
    paymentState: Texts;
    ride: { methods: Texts };
    drivers: { classes: Texts };
    riders: { states: Texts };
    business: { languages: Texts };
    rider: { purposes: Texts };
    close: { balanceOf: string };
  };
};
const { EXPORT_VALUES } = (await import(`${root}/apps/api/src/modules/admin/export-values`)) as {
  EXPORT_VALUES: { es: Values };
};

/** Where the pages of operations show what the columns of Spanish files have. */
const ON_PAGES: Readonly<Record<string, Texts>> = {
  rideStatus: es.status,
  paymentMethod: es.ride.methods,
  applicationStatus: es.applicationStatus,
  vehicleClass: es.drivers.classes,
  riderState: es.riders.states,
  language: es.business.languages,
  paymentPurpose: es.rider.purposes,
  paymentState: es.paymentState,
};
/** Their texts are those of the pages: both take them from libs/contracts. */
const SHARED = ['auditAction', 'failure', 'cancelReason'];

describe('values in Spanish files', () => {
  it.each(Object.entries(ON_PAGES))('match the pages: %s', (name, onPages) => {
    const values = EXPORT_VALUES.es[name]!;
    for (const [value, text] of Object.entries(onPages)) expect([value, values.get(value)]).toEqual([value, text]);
  });

  it('name the balance of an account like the daily close', () => {
    expect(closeBalanceEs('platform:fees')).toBe(
      es.close.balanceOf.replace('{{account}}', CLOSE_ACCOUNTS_ES['platform:fees']),
    );
  });

  it('are all either compared or shared', () => {
    expect([...Object.keys(ON_PAGES), ...SHARED].sort()).toEqual(Object.keys(EXPORT_VALUES.es).sort());
  });
});
