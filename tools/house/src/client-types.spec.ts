import { readFileSync } from 'node:fs';
import { DOCUMENT, generate, GENERATED } from './client-types.mjs';

describe('the types of @groupride/client', () => {
  it('are those of the OpenAPI document', async () => {
    const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as object;
    // A difference of 20,000 lines helps nobody: run `npm run api:client`.
    expect((await generate(document)) === readFileSync(GENERATED, 'utf8')).toBe(true);
  }, 60_000);
});
