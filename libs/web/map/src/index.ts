export { CityMap, type CityMapProps } from './city-map';
export { MapPending } from './map-pending';
export { MapList, type MapListProps } from './map-list';
export { MARKER_KINDS, type MapCity, type MapMarker, type MapRoute, type MarkerKind } from './types';
export { RouteThumbnail, type RouteThumbnailProps } from './thumbnail/route-thumbnail';
export { stillPicture, type StillPicture } from './still/still-picture';
export { DEFAULT_ZOOM } from './still/still-view';
export { creditIn } from './credit-text';
