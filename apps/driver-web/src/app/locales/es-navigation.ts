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
    arrived: 'He llegado',
    pickingUp: 'Recoges a {{name}} en',
    drivingTo: 'En camino a',
  },
};
