import type { Translation } from '@groupride/web-ui';
import type { enTripLink } from './en-trip-link';

export const esTripLink: Translation<typeof enTripLink> = {
  tripLink: {
    title: 'Compartir viaje',
    detail:
      'Quien tenga el enlace puede seguir este viaje: nombres de pila, vehículo y ubicación en vivo. Deja de funcionar una hora después de que termine el viaje.',
    create: 'Crear enlace',
    creating: 'Creando enlace…',
    notCreated: 'No se creó el enlace',
    link: 'Enlace del viaje',
    once: 'Solo mostramos este enlace ahora. Puedes crear otro en cualquier momento.',
    subject: 'Sigue mi viaje',
    message: 'Sigue mi viaje de GroupRide en vivo:',
    failed: 'No pudimos cargar tus enlaces',
    working: 'Enlaces activos',
    yours: 'Tu enlace, {{time}}',
    of: 'Enlace de {{name}}, {{time}}',
    stop: 'Dejar de compartir',
    revoked: 'Este enlace ya no funciona.',
    notRevoked: 'El enlace sigue funcionando',
  },
  sharedTrip: {
    title: 'Viaje compartido',
    by: '{{name}} compartió este viaje contigo',
    states: {
      not_started: 'Aún no empieza',
      driver_coming: 'El vehículo va hacia el punto de recogida',
      at_pickup: 'El vehículo está en el punto de recogida',
      under_way: 'En camino',
      arrived: 'Llegó',
      cancelled: 'Este viaje se canceló',
    },
    startsAt: 'Empieza {{time}}',
    waiting: 'El vehículo aparecerá aquí cuando esté en camino.',
    endedAt: 'Terminó a las {{time}}. Esta página funciona hasta las {{until}}.',
    toPickup: 'hasta el punto de recogida',
    toDestination: 'hasta el destino',
    updated: 'Ubicación de las {{time}}',
    car: 'Vehículo',
    driver: 'Conduce: {{name}}',
    riders: 'Pasajeros: {{names}}',
    map: 'Mapa del viaje',
    stale: 'Ahora no recibimos novedades. Seguiremos intentándolo.',
    failed: 'No pudimos cargar este viaje',
    ended: {
      invalid: 'Este enlace no lleva a ningún viaje',
      revoked: 'Este viaje ya no se comparte',
      expired: 'Este viaje terminó',
    },
    endedDetail: {
      invalid: 'Comprueba que tienes el enlace completo o pide uno nuevo.',
      revoked: 'Quien lo compartió dejó de hacerlo. Pide un enlace nuevo.',
      expired: 'Los enlaces de viaje funcionan hasta una hora después de que termine el viaje.',
    },
    bookOwn: 'Reserva tu propio viaje',
  },
};
