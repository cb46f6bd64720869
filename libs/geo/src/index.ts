export * from './polyline';
export * from './position';
