import type { Language, TaxFigures } from '@groupride/contracts';

interface TaxTexts {
  title: string;
  of: string;
  running: string;
  month: string;
  total: string;
  columns: Readonly<Record<keyof TaxFigures, string>>;
  notes: readonly string[];
  /** States how many trips are counted with planned miles. */
  planned: (year: Pick<TaxFigures, 'trips' | 'plannedTrips'>) => string;
}

/** Texts of a driver's tax documents. */
export const TAX_TEXTS: Readonly<Record<Language, TaxTexts>> = {
  en: {
    title: 'Tax summary',
    of: 'Driver',
    running: 'The year is not over. Figures as of today.',
    month: 'Month',
    total: 'Year',
    columns: {
      trips: 'Trips',
      miles: 'Trip miles',
      plannedTrips: 'Trips counted with planned miles',
      fares: 'Fares',
      commission: 'Commission',
      tips: 'Tips',
      fees: 'Cancellation fees',
      reversals: 'Taken back',
      earned: 'Earned',
      cash: 'Cash collected',
      payoutFees: 'Payout fees',
      payouts: 'On its way or paid',
    },
    notes: [
      'Amounts in US dollars, by the day they were booked, in the city’s time zone.',
      'Fares are what riders paid for the trips, before GroupRide’s commission and without service fee and taxes.',
      'Earned is the sum of fares, commission, tips, cancellation fees and what was taken back after refunds.',
      'Cash collected is what riders handed over, with the service fee and taxes in it.',
      'Trip miles are measured from the start of each trip to its end, along the positions of your phone. They count once while several trips share your vehicle. Miles driven without passengers are not included.',
      'This is not a tax form. Ask a tax professional what applies to you.',
    ],
    planned: ({ trips, plannedTrips }) =>
      `Where positions are missing for more than two minutes, the planned miles from pickup to destination count instead: for ${plannedTrips} of ${trips} trips.`,
  },
  es: {
    title: 'Resumen fiscal',
    of: 'Conductor',
    running: 'El año aún no ha terminado. Cifras a la fecha de hoy.',
    month: 'Mes',
    total: 'Año',
    columns: {
      trips: 'Viajes',
      miles: 'Millas de viaje',
      plannedTrips: 'Viajes contados con millas previstas',
      fares: 'Tarifas',
      commission: 'Comisión',
      tips: 'Propinas',
      fees: 'Cargos por cancelación',
      reversals: 'Descontado',
      earned: 'Ganado',
      cash: 'Efectivo cobrado',
      payoutFees: 'Cargos por pago',
      payouts: 'En camino o pagado',
    },
    notes: [
      'Importes en dólares estadounidenses, según el día en que se registraron, en la zona horaria de la ciudad.',
      'Las tarifas son lo que los pasajeros pagaron por los viajes, antes de la comisión de GroupRide y sin el cargo por servicio ni los impuestos.',
      'Lo ganado es la suma de tarifas, comisión, propinas, cargos por cancelación y lo descontado por reembolsos.',
      'El efectivo cobrado es lo que entregaron los pasajeros, con el cargo por servicio y los impuestos incluidos.',
      'Las millas de viaje son el recorrido desde el inicio hasta el final de cada viaje, medido con las posiciones de tu teléfono. Cuentan una sola vez mientras varios viajes comparten tu vehículo. No incluyen las millas sin pasajeros.',
      'Este no es un formulario fiscal. Consulta a un profesional qué se aplica a tu caso.',
    ],
    planned: ({ trips, plannedTrips }) =>
      `Si faltan posiciones durante más de dos minutos, cuentan las millas previstas desde la recogida hasta el destino: en ${plannedTrips} de ${trips} viajes.`,
  },
};
