import type { Translation } from '@groupride/web-ui';
import type { enNavigation } from './en-navigation';

export const esNavigation: Translation<typeof enNavigation> = {
  navigation: {
    title: 'Navegación',
    map: 'Mapa de tu viaje',
    live: 'Navegación',
    you: 'Tú',
    start: 'Iniciar navegación',
    starting: 'Calculando la ruta…',
    failed: 'No se pudo calcular la ruta. Usa una de las aplicaciones de mapas o inténtalo de nuevo.',
    straight: 'Sigue la línea hasta tu destino',
    estimated: 'Línea recta: la ruta por las calles no se conoce en este momento',
    nextStep: 'Siguiente paso',
    end: 'Terminar navegación',
    recenter: 'Centrar',
    arrived: 'Llegué',
    pickingUp: 'Recoges a {{name}} en',
    drivingTo: 'En camino a',
  },
  sharing: {
    title: 'Ubicación en vivo',
    back: 'Volver a la aplicación de conductores',
    rideId: 'Número de viaje',
    start: 'Empezar a compartir',
    stop: 'Dejar de compartir',
    map: 'Mapa con tu posición',
    idle: 'Tu posición no se comparte.',
    stopped: 'Dejaste de compartir. Tu posición ya no se comparte.',
    locating: 'Buscando tu posición…',
    sent: 'El grupo ve dónde estás. Último envío: {{time}}',
    refusals: {
      not_found: 'No conduces ningún viaje con este número.',
      ride_state_conflict: 'Este viaje no está en curso.',
    },
    problems: {
      unsupported: 'Tu navegador no ofrece geolocalización',
      disconnected: 'Sin conexión con el servidor',
      denied: 'Error de ubicación: permite el acceso a la ubicación en tu navegador.',
      unavailable: 'Error de ubicación: tu dispositivo no sabe dónde está.',
      timeout: 'Error de ubicación: tu dispositivo tardó demasiado en encontrar su posición.',
    },
  },
};
