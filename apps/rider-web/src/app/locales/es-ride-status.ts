/** Texts of the ride status dialog, and of alerts over any page. */
export const esRideStatus = {
  testStatus: {
    title: 'Cambiar estado (prueba)',
    hint: 'Da el siguiente paso del conductor. No está disponible en producción.',
    unpaid: 'Primero termina el pago.',
    failed: 'No se cambió el estado',
  },
  rideStatus: {
    phases: { assembly: 'Reunión', pickup: 'Recogida', journey: 'Viaje', arrived: 'Llegada' },
    done: 'hecho',
    together: '{{percent}} % del camino a la recogida',
    togetherLabel: 'Tu grupo de camino a la recogida',
    group: 'Estado del grupo',
    emergency: 'Contacto de emergencia',
    callName: 'Llamar a {{name}}',
    viewMap: 'Ver mapa',
    share: 'Compartir estado',
  },
  lostDriver: {
    title: 'Buscamos otro conductor',
    detail: 'Tu conductor ya no puede llevarte.',
    price: 'Tu precio y tu pago no cambian.',
  },
  cancelledRide: {
    by: '{{name}} canceló este viaje',
    released: 'No pagas nada. Se liberan los {{amount}} que reservamos en tu tarjeta.',
  },
  alerts: {
    closeNow: 'Cerrar ahora',
    cancelled: 'Se canceló tu viaje a {{destination}}.',
    fee: 'Pagas un cargo de {{amount}}.',
    free: 'No pagas nada.',
    completed: 'Llegaste a {{destination}}. La página del viaje muestra cuánto costó.',
  },
};
