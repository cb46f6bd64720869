import type { enRatings } from './en-ratings';

export const esRatings: typeof enRatings = {
  ratings: {
    title: 'Calificaciones',
    back: 'Volver a la app del conductor',
    received: 'Lo que opinan los pasajeros',
    failed: 'No pudimos cargar tus calificaciones',
    new: 'Eres nuevo',
    newText_one:
      'Tienes {{count}} calificación. Tu promedio y los comentarios aparecerán aquí cuando tengas {{until}}.',
    newText_other:
      'Tienes {{count}} calificaciones. Tu promedio y los comentarios aparecerán aquí cuando tengas {{until}}.',
    count_one: 'de {{count}} calificación',
    count_other: 'de {{count}} calificaciones',
    stars_one: '{{count}} estrella',
    stars_other: '{{count}} estrellas',
    categories: {
      safety: 'Seguridad',
      punctuality: 'Puntualidad',
      cleanliness: 'Limpieza',
      communication: 'Comunicación',
    },
    comments: 'Comentarios',
    private: 'Aparecen un día después del viaje, sin el nombre del pasajero.',
    commentsEmpty: 'Aún no hay comentarios.',
    more: 'Mostrar más',
    rates: 'Solicitudes y viajes',
    ratesFailed: 'No pudimos cargar tus tasas',
    days_one: 'El último día',
    days_other: 'Los últimos {{count}} días',
    acceptance: 'Tasa de aceptación',
    acceptanceDetail: 'Aceptadas: {{accepted}}. Rechazadas: {{declined}}. Sin respuesta: {{missed}}.',
    cancellation: 'Tasa de cancelación',
    cancellationDetail_one: 'Devueltos: {{released}} de {{count}} viaje aceptado',
    cancellationDetail_other: 'Devueltos: {{released}} de {{count}} viajes aceptados',
    ratesText:
      'Las solicitudes que un pasajero retiró, o que terminaron antes de que venciera tu plazo para responder, no cuentan. Un viaje cuenta como cancelado solo cuando tú lo devolviste.',
  },
};
