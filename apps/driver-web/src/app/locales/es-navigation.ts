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
    failed: 'No pudimos encontrar una ruta. Inténtalo de nuevo o usa una de las aplicaciones de mapas de abajo.',
    straight: 'Sigue la línea hasta tu destino',
    estimated: 'Por ahora no podemos cargar la ruta por calles, así que esta es una línea recta.',
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
    map: 'Mapa con tu ubicación',
    idle: 'No estás compartiendo tu ubicación.',
    stopped: 'Dejaste de compartir tu ubicación.',
    locating: 'Buscando tu ubicación…',
    sent: 'Tu grupo puede ver dónde estás. Último envío: {{time}}.',
    refusals: {
      not_found: 'No conduces ningún viaje con este número.',
      ride_state_conflict: 'Este viaje no está en curso.',
    },
    problems: {
      unsupported: 'Tu navegador no ofrece geolocalización',
      disconnected: 'Sin conexión con el servidor',
      denied: 'Error de ubicación: permite el acceso a la ubicación en tu navegador.',
      unavailable: 'Error de ubicación: tu dispositivo no encuentra tu ubicación.',
      timeout: 'Error de ubicación: tardó demasiado. Inténtalo de nuevo.',
    },
  },
};
