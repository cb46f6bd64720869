import type { Language } from '@groupride/contracts';

interface Words {
  title: string;
  number: string;
  issued: string;
  for: string;
  from: string;
  to: string;
  bookedTime: string;
  yours: string;
  charged: string;
  owed: string;
  paidInCash: string;
  total: string;
  outstanding: string;
  inCash: string;
  inCashByOperations: string;
  byCard: string;
  waived: string;
  toPay: string;
  paidWith: string;
  overpayment: string;
  tip: string;
  refund: string;
  takenBack: string;
  net: string;
  ride: string;
}

export const DOCUMENT_TEXTS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Receipt',
    number: 'Number',
    issued: 'Issued',
    for: 'For',
    from: 'From',
    to: 'To',
    bookedTime: 'Booked for',
    yours: 'Your share',
    charged: 'Charged',
    owed: 'Owed',
    paidInCash: 'Paid in cash',
    total: 'Total',
    outstanding: 'Not charged to your card yet',
    inCash: 'Paid in cash, as reported by your driver',
    inCashByOperations: 'Paid in cash, as recorded by our operations team',
    byCard: 'Paid with',
    waived: 'Waived',
    toPay: 'Still to pay',
    paidWith: 'Paid with',
    overpayment: 'Overpayment',
    tip: 'Tip for the driver',
    refund: 'Refunded on',
    takenBack: 'Returned by your bank on',
    net: 'Total paid',
    ride: 'The whole ride',
  },
  es: {
    title: 'Recibo',
    number: 'Número',
    issued: 'Emitido',
    for: 'Para',
    from: 'Desde',
    to: 'Hasta',
    bookedTime: 'Reservado',
    yours: 'Tu parte',
    charged: 'Cobrado',
    owed: 'Adeudado',
    paidInCash: 'Pagado en efectivo',
    total: 'Total',
    outstanding: 'Aún no cobrado en tu tarjeta',
    inCash: 'Pagado en efectivo, según tu conductor',
    inCashByOperations: 'Pagado en efectivo, según nuestro equipo de operaciones',
    byCard: 'Pagado con',
    waived: 'Condonado',
    toPay: 'Por pagar',
    paidWith: 'Pagado con',
    overpayment: 'Pago de más',
    tip: 'Propina para el conductor',
    refund: 'Reembolsado el',
    takenBack: 'Devuelto por tu banco el',
    net: 'Total pagado',
    ride: 'El viaje completo',
  },
};
