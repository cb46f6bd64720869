import type { Translation } from '@groupride/web-ui';
import type { enAmounts } from './en-amounts';

export const esAmounts: Translation<typeof enAmounts> = {
  amounts: {
    title: 'Tus importes',
    share: 'Tu parte',
    coveredForOthers: 'Cubierto para otros',
    coveredByOrganizer: 'Cubierto por quien organiza',
    credit: 'Crédito',
    dueNow: 'Pagarías en este momento',
    dueInCash: 'Por pagar en efectivo',
    atMost: 'Como máximo',
    fee: 'Cargo por este viaje',
    setAside: 'Reservado en tu tarjeta',
    charged: 'Cobrado',
    inCash: 'En efectivo',
    tip: 'Propina',
    refunded: 'Reembolsado',
    released: 'Liberado',
    waived: 'Condonado',
    outstanding: 'Por pagar',
    paid: 'Pagaste',
    paidNothing: 'No pagaste nada',
    shareOf: 'Parte {{amount}}',
    note: '{{label}} {{amount}}',
  },
};
