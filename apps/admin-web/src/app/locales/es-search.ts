import type { Translation } from '@groupride/web-ui';
import type { enSearch } from './en-search';

export const esSearch: Translation<typeof enSearch> = {
  search: {
    open: 'Buscar en todo',
    short: 'Buscar',
    title: 'Buscar lo que sea',
    label: 'Buscar',
    hint: 'Número de viaje o recibo, recogida o destino, nombre, teléfono, correo, placa, pago (P-19 o pi_…), dígitos de tarjeta o importe',
    results: 'Resultados',
    count_one: '{{count}} resultado',
    count_other: '{{count}} resultados',
    empty: 'Nada coincide con “{{text}}”. Los nombres, lugares, números y placas necesitan al menos tres caracteres.',
    findCharges: 'Buscar cobros: {{text}}',
    findChargesText: 'Por los últimos cuatro dígitos de una tarjeta, el importe o el día',
    groups: {
      rides: 'Viajes',
      people: 'Personas',
      drivers: 'Conductores',
      payments: 'Pagos',
      receipts: 'Recibos',
      charges: 'Cobros',
    },
  },
  rideFilters: {
    dated: {
      requested: 'Solicitados: {{days}}',
      accepted: 'Encontraron conductor: {{days}}',
      completed: 'Completados: {{days}}',
      ended: 'Completados o cancelados: {{days}}',
    },
    label: 'Filtrar viajes',
    search: 'Buscar viajes',
    searchHint: 'Número de viaje o recibo, pasajero, conductor o pago (P-19 o pi_…). Un número solo es el del viaje.',
    type: 'Tipo de viaje',
    allTypes: 'Todos los tipos',
    order: 'Orden',
    orders: {
      newest: 'Más recientes',
      oldest: 'Más antiguos',
      total: 'Total más bajo',
      total_descending: 'Total más alto',
    },
    ofRider: 'Viajes de {{who}}',
    ofDriver: 'Conducidos por {{who}}',
    remove: 'Mostrar todos: {{filter}}',
    clear: 'Quitar filtros',
  },
};
