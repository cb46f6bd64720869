import type { DocumentLanguage } from '@groupride/contracts';

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
  paidWith: string;
  tip: string;
  refund: string;
  takenBack: string;
  net: string;
  ride: string;
  /** Between a card's brand and its last digits. */
  ending: string;
  /** Labels of issued lines that read otherwise in this language. */
  labels: Readonly<Record<string, string>>;
}

export const DOCUMENT_WORDS: Readonly<Record<DocumentLanguage, Words>> = {
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
    paidWith: 'Paid with',
    tip: 'Tip for the driver',
    refund: 'Given back on',
    takenBack: 'Given back by your bank on',
    net: 'Paid in all',
    ride: 'The whole ride',
    ending: 'ending',
    labels: {},
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
    paidWith: 'Pagado con',
    tip: 'Propina para el conductor',
    refund: 'Devuelto el',
    takenBack: 'Devuelto por tu banco el',
    net: 'Pagado en total',
    ride: 'El viaje completo',
    ending: 'terminada en',
    labels: {
      'Base fare': 'Tarifa base',
      'Service fee': 'Tarifa de servicio',
      Taxes: 'Impuestos',
      Promotion: 'Promoción',
      Total: 'Total',
      'Your seat': 'Tu asiento',
      'Your seat (no-show)': 'Tu asiento (no te presentaste)',
      'Your share': 'Tu parte',
      'Covered for others': 'Cubierto para otros',
      'Covered by the organizer': 'Cubierto por quien organiza',
      'Paid by members': 'Pagado por los miembros',
      'Cancellation fee': 'Cargo por cancelación',
      'No-show fee': 'Cargo por no presentarse',
      Cash: 'Efectivo',
      'Nothing to pay': 'Nada que pagar',
    },
  },
};
