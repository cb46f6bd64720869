export * from './bounds';
export * from './line';
export * from './polyline';
export * from './position';
export * from './service-area';
