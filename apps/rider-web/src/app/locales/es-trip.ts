import type { Translation } from '@groupride/web-ui';
import type { enTrip } from './en-trip';

export const esTrip: Translation<typeof enTrip> = {
  trip: {
    summary: 'Resumen del viaje',
    total: 'Total',
    endedAt: 'Terminó a las {{time}}',
    youPaid: 'Pagaste',
    youCash: 'Tu parte, en efectivo',
    paid: '{{name}} pagó',
    done: 'Listo',
    open: 'Abrir el viaje',
  },
  review: {
    title: '¿Cómo estuvo tu viaje?',
    overall: 'Calificación general',
    stars_one: '{{count}} estrella',
    stars_other: '{{count}} estrellas',
    categories: {
      safety: 'Seguridad',
      punctuality: 'Puntualidad',
      cleanliness: 'Limpieza',
      communication: 'Comunicación',
    },
    comment: 'Comentario (opcional)',
    private: 'Tu conductor solo ve el promedio de muchas calificaciones.',
    send: 'Enviar calificación',
    required: 'Falta la calificación',
    requiredDetail: 'Elige cuántas estrellas antes de enviar.',
    failed: 'No se guardó tu calificación',
    thanks: 'Gracias por calificar',
    thanksDetail: 'Ayuda a otros grupos.',
    given_one: 'Diste {{count}} estrella',
    given_other: 'Diste {{count}} estrellas',
    givenDetail: 'Tu conductor no verá quién la dio.',
  },
};
