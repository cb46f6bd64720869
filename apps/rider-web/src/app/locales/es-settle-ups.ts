import type { Translation } from '@groupride/web-ui';
import type { enSettleUps } from './en-settle-ups';

export const esSettleUps: Translation<typeof enSettleUps> = {
  settleUp: {
    title: 'Saldar cuentas',
    covered: '{{name}} cubrió tu parte',
    coveredDetail: 'Devuelve {{amount}} con Venmo o en efectivo. Luego {{name}} lo confirma aquí.',
    cashDetail: 'Devuelve {{amount}} en efectivo. Luego {{name}} lo confirma aquí.',
    openVenmo: 'Pagar con Venmo',
    paidVenmo: 'Pagué con Venmo',
    paidCash: 'Pagué en efectivo',
    waiting: 'Esperando que {{name}} confirme {{amount}}',
    settled: 'Saldado: {{amount}}',
    ofOrganizer: 'Cubriste estas partes. Confirma lo que te devuelvan.',
    confirm: 'Confirmar',
    confirmOf: 'Confirmar {{amount}} de {{name}}',
    addVenmo: 'Agrega tu usuario de Venmo para que te puedan pagar',
    failed: 'No pudimos guardarlo',
    notCharged: 'GroupRide no le cobra a nadie por esto.',
    states: {
      open: 'Sin devolver',
      sent_venmo: 'Pagó con Venmo',
      sent_cash: 'Pagó en efectivo',
      settled: 'Saldado',
    },
  },
  venmo: {
    label: 'Usuario de Venmo',
    hint: 'Las personas cuya parte cubras pueden pagarte con Venmo.',
    invalid: 'Escribe de 5 a 30 letras, números, - o _',
    save: 'Guardar',
    saved: 'Usuario de Venmo guardado',
    removed: 'Usuario de Venmo eliminado',
    failed: 'No pudimos guardarlo',
  },
};
