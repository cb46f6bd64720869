import { useFormat } from '@groupride/web-ui';
import { creditIn } from './credit-text';
import type { MarkerKind } from './types';

export type CompassPoint = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
const POINTS: readonly CompassPoint[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** One of eight directions for degrees clockwise from north. */
export function compassPoint(degrees: number): CompassPoint {
  return POINTS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'n';
}

/** All texts of a map. */
export interface MapTexts {
  loading: string;
  failedTitle: string;
  failedText: string;
  notLoaded: string;
  gaps: string;
  retry: string;
  /** Describes the map for screen readers. */
  map: string;
  toggleCredit: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  showList: string;
  showMap: string;
  listTitle: string;
  listEmpty: string;
  route: string;
  straightRoute: string;
  /** Short form of the same text, for the map. */
  straight: string;
  /** Shown if the deployment has no map configured, so the device is not the problem. */
  noMap: string;
  /** Shown if the ride continues in another city. */
  elsewhere: (city: string) => string;
  /** Explains how to pick a place with the keyboard. */
  aimHint: string;
  takeMiddle: string;
  kinds: Record<MarkerKind, string>;
  directions: Record<CompassPoint, string>;
  /** The map attribution. The line below our own sketches is translated; others stay unchanged. */
  credit: (line: string) => string;
  /** Distance and direction of a marker from another one. */
  away: (distance: string, direction: string, of: string) => string;
}

const en: MapTexts = {
  loading: 'Loading map…',
  failedTitle: 'Failed to initialize map',
  failedText: 'This device can’t draw the map. Here is what it would show.',
  notLoaded: 'The map could not be loaded. Please check your connection.',
  gaps: 'Parts of the map didn’t load. Trying again…',
  retry: 'Try again',
  map: 'Map',
  toggleCredit: 'Show or hide the credit',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  showList: 'Show as a list',
  showMap: 'Show the map',
  listTitle: 'On the map',
  listEmpty: 'Nothing is marked on the map.',
  route: 'The route is drawn along the roads.',
  straightRoute: 'The dashed line is straight because the route by road isn’t available right now.',
  straight: 'Straight-line estimate',
  noMap: 'No map is set up for this city. Here is what it would show.',
  elsewhere: (city) =>
    `This map shows ${city}, where new rides start now. Your ride continues as before, outside this map.`,
  aimHint: 'Use the arrow keys to move the map, and Enter to choose the place in the middle.',
  takeMiddle: 'Choose the middle of the map',
  kinds: {
    driver: 'Driver',
    car: 'Car',
    pickup: 'Pickup',
    destination: 'Destination',
    member: 'Member',
    you: 'You',
    place: 'Place',
    demand: 'Demand',
  },
  directions: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  credit: creditIn.en,
  away: (distance, direction, of) => `${distance} ${direction} of ${of}`,
};

const es: MapTexts = {
  loading: 'Cargando el mapa…',
  failedTitle: 'No se pudo iniciar el mapa',
  failedText: 'Este dispositivo no puede dibujar el mapa. Esto es lo que mostraría.',
  notLoaded: 'No se pudo cargar el mapa. Revisa tu conexión.',
  gaps: 'Faltan partes del mapa. Volviendo a intentarlo…',
  retry: 'Reintentar',
  map: 'Mapa',
  toggleCredit: 'Mostrar u ocultar los créditos',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Mostrar todo',
  showList: 'Mostrar como lista',
  showMap: 'Mostrar el mapa',
  listTitle: 'En el mapa',
  listEmpty: 'No hay nada marcado en el mapa.',
  route: 'La ruta sigue las calles.',
  straightRoute: 'La línea discontinua es recta porque la ruta por las calles no está disponible en este momento.',
  straight: 'Estimación en línea recta',
  noMap: 'No hay ningún mapa configurado para esta ciudad. Esto es lo que mostraría.',
  elsewhere: (city) =>
    `Este mapa muestra ${city}, donde empiezan ahora los viajes nuevos. Tu viaje continúa como antes, fuera de este mapa.`,
  aimHint: 'Usa las flechas para mover el mapa y Enter para elegir el lugar del centro.',
  takeMiddle: 'Elegir el centro del mapa',
  kinds: {
    driver: 'Conductor',
    car: 'Vehículo',
    pickup: 'Recogida',
    destination: 'Destino',
    member: 'Participante',
    you: 'Tú',
    place: 'Lugar',
    demand: 'Demanda',
  },
  directions: {
    n: 'al norte',
    ne: 'al noreste',
    e: 'al este',
    se: 'al sureste',
    s: 'al sur',
    sw: 'al suroeste',
    w: 'al oeste',
    nw: 'al noroeste',
  },
  credit: creditIn.es,
  away: (distance, direction, of) => `a ${distance} ${direction} de: ${of}`,
};

export const mapTexts: Record<'en' | 'es', MapTexts> = { en, es };

/** The map's texts in the reader's language. */
export function useMapTexts(): MapTexts {
  return useFormat().locale.startsWith('es') ? es : en;
}
