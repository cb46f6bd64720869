import type { Language } from '@groupride/contracts';

/** Labels of receipt lines. Receipts are issued in English. */
const EN = {
  baseFare: 'Base fare',
  serviceFee: 'Service fee',
  taxes: 'Taxes',
  promotion: 'Discount',
  total: 'Total',
  seat: 'Your seat',
  noShowSeat: 'Your seat (no-show)',
  coveredForOthers: 'Covered for others',
  coveredByOrganizer: 'Covered by the organizer',
  paidByMembers: 'Paid by members',
  credit: 'Credit',
  cancellationFee: 'Cancellation fee',
  noShowFee: 'No-show fee',
  nothingToPay: 'Nothing to pay',
  cash: 'Cash',
  card: 'Card',
} as const;

export const RECEIPT_LINES = {
  en: EN,
  es: {
    baseFare: 'Tarifa base',
    serviceFee: 'Tarifa de servicio',
    taxes: 'Impuestos',
    promotion: 'Descuento',
    total: 'Total',
    seat: 'Tu asiento',
    noShowSeat: 'Tu asiento (no te presentaste)',
    coveredForOthers: 'Cubierto para otros',
    coveredByOrganizer: 'Cubierto por el organizador',
    paidByMembers: 'Pagado por los miembros',
    credit: 'Crédito',
    cancellationFee: 'Cargo por cancelación',
    noShowFee: 'Cargo por no presentarse',
    nothingToPay: 'Nada que pagar',
    cash: 'Efectivo',
    card: 'Tarjeta',
  },
} as const satisfies Record<Language, Record<keyof typeof EN, string>>;
