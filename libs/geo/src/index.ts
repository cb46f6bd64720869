export * from './bounds';
export * from './line';
export * from './moving-points';
export * from './polyline';
export * from './position';
export * from './search-text';
export * from './service-area';
export * from './zoned-time';
