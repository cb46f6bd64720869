import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApi } from './bootstrap';
import { Config, readConfig } from './config/config';
import { waitForSchema } from './platform/database/wait-for-schema';
import { serveMetrics } from './serve-metrics';

/**
 * Starts the API according to the environment. Tests call it repeatedly in one process, because loading the program
 * takes longer than starting it.
 * @returns when it listens
 */
export async function serve(): Promise<NestExpressApplication> {
  // Before anything else, because every module reads tables when it starts.
  await waitForSchema(readConfig(process.env), (line) => process.stderr.write(`${line}\n`));
  const app = await createApi();
  const { PORT, HOST, METRICS_PORT } = app.get(Config);
  if (METRICS_PORT !== undefined) await serveMetrics(app, METRICS_PORT);
  await app.listen(PORT, HOST);
  return app;
}
