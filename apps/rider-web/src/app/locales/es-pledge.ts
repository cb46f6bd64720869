import type { Translation } from '@groupride/web-ui';
import type { enPledge } from './en-pledge';

export const esPledge: Translation<typeof enPledge> = {
  pledge: {
    badge: 'Esperando personas',
    progress: 'Personas que se unieron',
    joined: 'Se unieron {{joined}} de {{min}}, hasta {{deadline}}',
    joinedEnough: 'Se unieron {{joined}}, se necesitan {{min}}. Se puede unir hasta {{deadline}}',
    seats_one: 'Queda {{count}} asiento',
    seats_other: 'Quedan {{count}} asientos',
    states: {
      open: {
        title: 'Esperando a que se unan personas',
        detail_one: 'El viaje se hace si se une {{count}} persona más a tiempo. Si no, nadie paga.',
        detail_other: 'El viaje se hace si se unen {{count}} personas más a tiempo. Si no, nadie paga.',
      },
      reached: {
        title: 'Se unieron suficientes personas',
        detail: 'El viaje se hace si nadie lo deja. Lo reservamos cuando venza el plazo.',
      },
      cards: {
        title: 'El plazo para unirse terminó',
        detail: 'Se unieron suficientes personas. Reservamos la parte de cada quien el {{time}} y luego el viaje.',
      },
      fixing: {
        title: 'Confirmando los pagos',
        detail:
          'Estamos reservando la parte de cada quien. Si se rechaza tu tarjeta, tienes hasta {{time}} para cambiarla.',
      },
      missed: {
        title: 'No se unieron suficientes personas',
        detail: 'El viaje no se hará. Nadie paga nada y los importes reservados se liberan.',
      },
    },
    atMost: 'Tu parte es como máximo {{amount}}',
    atMostDetail: 'Depende de cuántas personas viajen. Se cobra después del viaje, y nada si no se hace.',
    table: {
      open: 'Tu parte para cada número de pasajeros',
      riders: 'Pasajeros',
      share: 'Tu parte',
      total: 'Total del viaje',
      now: 'Ahora',
    },
    shareRide: 'Invitar personas',
    payTitle: 'Termina de pagar para unirte',
    payDetail: 'Tu asiento cuenta cuando reservemos hasta {{amount}} en tu tarjeta o la guardemos.',
    book: {
      open: 'Reservar el viaje ahora',
      title: '¿Reservar el viaje ahora?',
      detail:
        'El viaje se reserva para las {{count}} personas que se unieron. Después nadie puede unirse ni dejarlo, y cada quien paga su parte.',
      confirm: 'Reservar ahora',
      keep: 'Esperar a más personas',
      busy: 'Reservando…',
      failed: 'El viaje no se reservó',
      done: 'Tu viaje está reservado',
      closed: 'El plazo para unirse terminó',
    },
    noLeaving: 'Ya no puedes dejar el viaje. Está reservado para quienes se unieron, y aún pagas tu parte.',
    join: 'Unirme y reservar hasta {{amount}}',
    consent:
      'Reservamos este importe ahora: lo máximo que puedes pagar. Después del viaje cobramos tu parte según cuántas personas viajaron, y nada si no se hace.',
    consentLater:
      'Guardamos tu tarjeta ahora y reservamos este importe, lo máximo que puedes pagar, el {{time}} si se unen suficientes personas. Si no, no pagas nada.',
    people: 'De {{min}} a {{max}} personas',
    peopleExactly: '{{max}} personas',
    success: {
      title: '¡Ya participas!',
      detail: 'Tu parte está reservada, no cobrada.',
      stored: 'Tu tarjeta está guardada. Aún no se reserva ni se cobra nada.',
      note: 'Se cobra después del viaje, y nada si se unen muy pocas personas.',
      open: 'Ver quién se unió',
    },
    form: {
      min: 'Mínimo de pasajeros, contigo',
      date: 'Unirse hasta (fecha)',
      time: 'Unirse hasta (hora)',
      minOf: '{{count}} de {{seats}} personas',
      too_soon: 'Da al menos 30 minutos para unirse.',
      too_late: 'Elige un plazo al menos 3 horas antes del viaje.',
      hint: 'A más tardar 3 horas antes del viaje',
      missingDeadline: 'Elige una fecha límite para unirse.',
      atMost: 'Cada persona, incluido tú, paga como máximo {{amount}}',
      noPromotion: 'Aquí no valen los códigos promocionales. Quita el código para continuar.',
    },
  },
};
