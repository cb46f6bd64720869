export { PlaceFinder, type FoundPlace } from './place-finder';
