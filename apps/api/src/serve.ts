import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from './bootstrap';
import { Config } from './config/config';

/**
 * Starts the API according to the environment. Tests call it repeatedly in one process, because loading the program
 * takes longer than starting it.
 * @returns when it listens
 */
export async function serve(): Promise<NestExpressApplication> {
  const app = await createApi();
  const { PORT, HOST } = app.get(Config);
  await app.listen(PORT, HOST);
  return app;
}
