import type { Translation } from '@groupride/web-ui';
import type { enDeletion } from './en-deletion';

export const esDeletion: Translation<typeof enDeletion> = {
  otherDevices: {
    title: 'Otros dispositivos',
    detail: 'Si perdiste un teléfono o dejaste la sesión abierta en otro lugar, ciérrala desde aquí.',
    signOut: 'Cerrar sesión en tus otros dispositivos',
    askTitle: '¿Cerrar sesión en tus otros dispositivos?',
    askText:
      'Aquí tu sesión sigue abierta. En los demás teléfonos y navegadores, GroupRide pedirá un código nuevo, en la aplicación de pasajeros y en la de conductor, y dejará de enviar notificaciones.',
    confirm: 'Cerrar sesión allí',
    busy: 'Cerrando sesión…',
    done: 'Cerraste sesión en tus otros dispositivos',
    failed: 'Puede que la sesión siga abierta en tus otros dispositivos',
  },
  deletion: {
    title: 'Elimina tu cuenta',
    detail:
      'Tu nombre, tus datos de contacto y todo lo que guardaste se borran para siempre. Puedes registrarte de nuevo cuando quieras.',
    open: 'Eliminar cuenta',
    dialogTitle: '¿Eliminar tu cuenta?',
    goes: 'Qué se borra',
    goesAccount: 'Tu nombre, correo y teléfono. Los demás ven “Former rider”.',
    goesSaved: 'Lugares guardados, contactos de emergencia, tu nombre de Venmo y notificaciones',
    goesCards: 'Tarjetas guardadas, incluso en el servicio de tarjetas',
    goesMessages: 'Tu chat con nuestro equipo',
    stays: 'Qué conservamos',
    staysRides: 'Los viajes con sus chats y calificaciones, sin tu nombre',
    staysPayments: 'Pagos y recibos, porque la ley fiscal lo exige',
    final: 'Se cerrará tu sesión en todas partes. No se puede deshacer.',
    sendCode: 'Enviarme un código',
    sent: 'Enviamos un código a {{to}}. Ingrésalo para eliminar tu cuenta.',
    confirm: 'Eliminar mi cuenta',
    deleting: 'Eliminando…',
    notDeleted: 'No se eliminó tu cuenta',
    openRide: 'Abrir el viaje',
    write: 'Escríbenos',
    doneTitle: 'Tu cuenta se eliminó',
    doneLead: 'Se cerró tu sesión en todos los dispositivos. Gracias por viajar con nosotros.',
    goneText:
      'Tu nombre, datos de contacto, tarjetas, lugares y contactos guardados. Puedes registrarte de nuevo con el mismo correo y teléfono.',
    stayText: 'Viajes, pagos y recibos, sin tu nombre. La ley fiscal nos exige conservarlos.',
    leave: 'Ir a GroupRide',
  },
};
