export { openPage } from './open-page';
export { pageOf, readPayload } from './push-payload';
export { registerServiceWorker } from './register';
export { withAge } from './stored-answers';
