import type { Translation } from '@groupride/web-ui';
import type { enMovePickup } from './en-move-pickup';

export const esMovePickup: Translation<typeof enMovePickup> = {
  movePickup: {
    open: 'Cambiar el punto de recogida',
    title: 'Cambiar el punto de recogida',
    detail: 'Puedes cambiarlo hasta que llegue tu conductor. Primero verás el precio nuevo.',
    now: 'Recogida actual: {{place}}',
    place: 'Nueva recogida',
    placeholder: 'Busca o elige en el mapa',
    preview: 'Ver el precio nuevo',
    map: 'Ruta nueva',
    route: '{{distance}} hasta {{destination}}',
    before: 'Total actual',
    after: 'Total nuevo',
    largest: 'Lo máximo que se te puede cobrar',
    authorize: 'Se reservará en tu tarjeta',
    shares: 'Partes',
    more: '{{amount}} más',
    less: '{{amount}} menos',
    same: 'Sin cambios',
    asksFirst: '{{change}}. Paga como máximo {{amount}} hasta que acepte; tú cubres el resto.',
    confirm: 'Cambiar por {{amount}}',
    confirmHold: 'Reservar {{amount}} y cambiar',
    holdsFirst:
      'Primero reservamos el total nuevo en tu tarjeta. Si se rechaza, la recogida y el pago quedan como están.',
    confirming: 'Cambiando…',
    changed: 'El precio acaba de cambiar. Este es el nuevo.',
    done: 'Recogida cambiada',
    doneDetail: 'Avisamos a tu grupo y a tu conductor.',
    failed: 'No pudimos cambiar la recogida',
  },
};
