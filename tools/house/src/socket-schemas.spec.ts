import { socketSchemas, storedSocketSchemas } from './socket-schemas.mjs';

describe('the schemas of socket messages', () => {
  it('match the contracts (run `npm run api:client` after changing them)', () => {
    expect(storedSocketSchemas()).toBe(socketSchemas());
  }, 60_000);
});
