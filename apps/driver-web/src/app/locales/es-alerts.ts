import type { enAlerts } from './en-alerts';

export const esAlerts: typeof enAlerts = {
  settings: {
    title: 'Ajustes',
    back: 'Volver a la aplicación de conductor',
    vehicle: 'Vehículo',
    sound: 'Sonido al recibir solicitudes',
    soundHint: 'Mientras la aplicación esté abierta en este teléfono.',
  },
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
  push: {
    title: 'Notificaciones',
    open: 'Ajustes de notificaciones',
    lead: 'Recibe solicitudes con sonido y vibración aunque el teléfono esté en reposo. Sin esto, dejan de llegar 60 segundos después de bloquearlo.',
    turnOn: 'Activar notificaciones',
    turnOff: 'Desactivar en este teléfono',
    unsupported:
      'Este navegador no puede mostrar notificaciones. En un iPhone, agrega primero GroupRide a la pantalla de inicio.',
    blocked:
      'Tu navegador bloquea las notificaciones de GroupRide. Permítelas en los ajustes del navegador para este sitio.',
    failed: 'Las notificaciones no cambiaron',
    failedDetail: 'Revisa tu conexión e inténtalo de nuevo.',
    loadFailed: 'No pudimos cargar tus ajustes de notificaciones',
    offers: 'Solicitudes de viaje',
    reminders: 'Recordatorios de viajes programados',
    messages: 'Mensajes de tus pasajeros',
    support: 'Respuestas de soporte',
  },
  outbox: {
    waiting_one: '{{count}} paso por enviar',
    waiting_other: '{{count}} pasos por enviar',
    waitingText_one: 'Lo enviaremos con su hora en cuanto vuelva la conexión.',
    waitingText_other: 'Los enviaremos con sus horas en cuanto vuelva la conexión.',
    delayedText_one: '{{why}} El paso está guardado en este teléfono y seguimos intentando enviarlo con su hora.',
    delayedText_other:
      '{{why}} Los pasos están guardados en este teléfono y seguimos intentando enviarlos con sus horas.',
    send: 'Enviar ahora',
    remove: 'Quitar el paso',
    removeTitle: {
      arrived: '¿Quitar tu llegada de las {{time}}?',
      verified: '¿Quitar el pasajero verificado a las {{time}}?',
      started: '¿Quitar el inicio de las {{time}}?',
      completed: '¿Quitar el final del viaje de las {{time}}?',
    },
    removeText:
      'No se registrará, y enviaremos los pasos siguientes. Hazlo otra vez si tu viaje todavía lo muestra pendiente. Si eso también falla, escribe a soporte.',
    keep: 'Conservar el paso',
    refused: {
      arrived: 'No se registró tu llegada de las {{time}}',
      verified: 'No se registró un pasajero verificado a las {{time}}',
      started: 'No se registró el inicio de las {{time}}',
      completed: 'No se registró el final del viaje de las {{time}}',
    },
  },
};
