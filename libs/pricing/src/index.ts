export * from './cancellation';
export * from './cancellation-terms';
export * from './catalog';
export * from './cents';
export * from './pledge';
export * from './price';
export * from './shares';
export * from './split';
