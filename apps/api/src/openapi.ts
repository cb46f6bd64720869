import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module';
import { openApiDocument } from './platform/http/openapi';

/** Writes the OpenAPI document to the file named by the first argument, without starting anything. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('name the file to write');
  const app = await NestFactory.create(AppModule, { preview: true, abortOnError: false, logger: false });
  app.setGlobalPrefix('api');
  writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
