import { readFileSync } from 'node:fs';
import { DOCUMENT, generate, GENERATED, GENERATED_SOCKETS, generateSockets, MESSAGES } from './client-types.mjs';

describe('the types of @groupride/client', () => {
  it('match the OpenAPI and AsyncAPI documents', async () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
    // A diff of 20,000 lines is no help: run `npm run api:client`.
    expect((await generate(read(DOCUMENT))) === readFileSync(GENERATED, 'utf8')).toBe(true);
    expect((await generateSockets(read(MESSAGES))) === readFileSync(GENERATED_SOCKETS, 'utf8')).toBe(true);
  }, 60_000);
});
