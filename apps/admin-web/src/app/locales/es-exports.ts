import { CLOSE_ACCOUNTS_ES } from '@groupride/contracts';
import type { Translation } from '@groupride/web-ui';
import type { enExports } from './en-exports';

export const esExports: Translation<typeof enExports> = {
  close: {
    caption: 'Cierre diario',
    text: 'Lo que se registró en el libro mayor cada día en la ciudad, y el saldo de cada cuenta al final del día. Los cargos son positivos y los abonos negativos; juntos suman cero. Las cuentas sin saldo en todos estos días solo aparecen en el archivo.',
    day: 'Día',
    captured: 'Cobrado',
    refunded: 'Reembolsado',
    fees: 'Comisiones',
    payouts: 'Pagos a conductores',
    sum: 'Suma',
    reversed: 'El último día es anterior al primero',
    accounts: {
      provider: CLOSE_ACCOUNTS_ES['provider:clearing'],
      riders: CLOSE_ACCOUNTS_ES.riders,
      drivers: CLOSE_ACCOUNTS_ES.drivers,
      fees: CLOSE_ACCOUNTS_ES['platform:fees'],
      taxes: CLOSE_ACCOUNTS_ES['platform:taxes'],
      promotions: CLOSE_ACCOUNTS_ES['platform:promotions'],
      refunds: CLOSE_ACCOUNTS_ES['platform:refunds'],
      disputes: CLOSE_ACCOUNTS_ES['platform:disputes'],
      losses: CLOSE_ACCOUNTS_ES['platform:losses'],
      credits: CLOSE_ACCOUNTS_ES['platform:credits'],
      goodwill: CLOSE_ACCOUNTS_ES['platform:goodwill'],
      businesses: CLOSE_ACCOUNTS_ES.businesses,
      bank: CLOSE_ACCOUNTS_ES['platform:bank'],
    },
    balanceOf: '{{account}} (saldo)',
  },
  exports: {
    button: 'Exportar datos',
    titles: {
      rides: 'Exportar viajes',
      drivers: 'Exportar conductores',
      riders: 'Exportar pasajeros',
      payments: 'Exportar pagos',
      audit: 'Exportar el registro de auditoría',
      daily_close: 'Exportar el cierre diario',
    },
    text: 'El archivo tiene todo lo que eligen los filtros, no solo esta página.',
    formats: { csv: 'CSV', xlsx: 'Excel (.xlsx)' },
    audited: 'Las exportaciones quedan en el registro de auditoría. Las horas están en la zona horaria de la ciudad.',
    started: 'La descarga comenzó',
    startedText: 'Los archivos grandes tardan un momento. Puedes seguir trabajando.',
  },
};
