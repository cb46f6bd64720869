export * from './generated';
export { api, rideTags } from './api';
export { fieldProblemsOf, isRefused, isUnreachable, problemOf } from './problem';
export { connectSocket, type AppSocket } from './socket';
