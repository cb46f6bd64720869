import { differences } from '../oracle/check';

// Every answer and every event that any spec has received must have the shape that the SDK declares.
afterEach(() => expect(differences()).toEqual([]));
