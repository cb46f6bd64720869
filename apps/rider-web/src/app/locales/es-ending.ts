import type { Translation } from '@groupride/web-ui';
import type { enEnding } from './en-ending';

export const esEnding: Translation<typeof enEnding> = {
  ending: {
    everybody: 'Qué pasa con el dinero de cada persona',
    charged: 'Se cobra a {{name}}',
    youCharged: 'Se te cobra',
    released: '{{name}} recupera',
    youReleased: 'Recuperas',
    freeUntil: 'Es gratis hasta las {{time}}, mientras el conductor no haya llegado.',
    leaving: 'Salir es gratis. Tu plaza vuelve a cargo de quien organiza.',
    rules: {
      no_driver: 'Ningún conductor ha aceptado el viaje todavía, así que cancelar es gratis.',
      in_time: 'Cancelas a tiempo, así que es gratis.',
      late: 'Un conductor ha reservado su tiempo para tu grupo, por eso se retiene el {{percent}}% del precio.',
      after_arrival: 'El conductor ya ha llegado, por eso se retiene el {{percent}}% del precio.',
      no_show: 'El conductor ya ha llegado, por eso se retiene el {{percent}}% del precio.',
      without_fault: 'No se retiene nada.',
    },
    chargedCard: 'Aún no hay nada retenido: al cancelar se cobran {{amount}} en tu {{card}} al momento.',
    nothingHeld: 'No hay nada retenido para este viaje, así que cancelar es gratis.',
  },
  noShow: {
    badge: 'No está en la recogida',
    youTitle: 'El conductor sigue sin ti',
    youDetail: 'Esperó en el punto de recogida. Tu parte se mantiene como si viajaras. Si estás allí, habla ya con el conductor: hasta que empiece el viaje puede dejarte subir.',
    othersTitle: 'El conductor sigue sin {{names}}',
    othersDetail: 'Su parte se mantiene como si viajaran. Lo que no hayan pagado lo cubre quien organiza.',
  },
  tip: {
    title: 'Agradece a tu conductor',
    detail: 'Todo es para el conductor.',
    other: 'Otro importe',
    otherHint: 'De {{smallest}} a {{largest}}',
    give: 'Dar {{amount}} de propina',
    choose: 'Elige un importe',
    given: 'Diste {{amount}} de propina',
    givenDetail: '¡Gracias! Todo es para el conductor.',
    onItsWay: 'De camino al conductor',
    thanks: '¡Gracias!',
    thanksDetail: 'Tu propina es entera para el conductor.',
    paying: 'Propina para el conductor',
    consent: 'Tu tarjeta se cobra al momento.',
    failed: 'No se pudieron cargar las propinas',
  },
};
