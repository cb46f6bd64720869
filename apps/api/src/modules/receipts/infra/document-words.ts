import type { Language } from '@groupride/contracts';

interface Words {
  title: string;
  number: string;
  issued: string;
  for: string;
  from: string;
  to: string;
  yours: string;
  charged: string;
  outstanding: string;
  inCash: string;
  byCard: string;
  waived: string;
  toPay: string;
  paidWith: string;
  excess: string;
  tip: string;
  refund: string;
  takenBack: string;
  net: string;
  ride: string;
}

export const DOCUMENT_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Receipt',
    number: 'Number',
    issued: 'Issued',
    for: 'For',
    from: 'From',
    to: 'To',
    yours: 'Your part',
    charged: 'Charged',
    outstanding: 'Of this, not taken from your card yet',
    inCash: 'Of this, received in cash',
    byCard: 'Of this, paid with',
    waived: 'Waived',
    toPay: 'Of this, still to be paid',
    paidWith: 'Paid with',
    excess: 'Taken above it at first',
    tip: 'Tip for the driver',
    refund: 'Given back on',
    takenBack: 'Given back by your bank on',
    net: 'Paid in all',
    ride: 'The whole ride',
  },
  es: {
    title: 'Recibo',
    number: 'Número',
    issued: 'Emitido',
    for: 'Para',
    from: 'Desde',
    to: 'Hasta',
    yours: 'Tu parte',
    charged: 'Cobrado',
    outstanding: 'De esto, aún no cobrado en tu tarjeta',
    inCash: 'De esto, recibido en efectivo',
    byCard: 'De esto, pagado con',
    waived: 'Condonado',
    toPay: 'De esto, por pagar',
    paidWith: 'Pagado con',
    excess: 'Cobrado de más al principio',
    tip: 'Propina para el conductor',
    refund: 'Devuelto el',
    takenBack: 'Devuelto por tu banco el',
    net: 'Pagado en total',
    ride: 'El viaje completo',
  },
};
