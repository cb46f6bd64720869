import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module';
import { asyncApiDocument } from './platform/http/asyncapi';
import { openApiDocument } from './platform/http/openapi';

/** Writes the OpenAPI document to the file named by the first argument and the AsyncAPI document to the second one, without starting anything. */
async function main(): Promise<void> {
  const [file, messages] = process.argv.slice(2);
  if (!file || !messages) throw new Error('name the two files to write');
  const app = await NestFactory.create(AppModule, { preview: true, abortOnError: false, logger: false });
  app.setGlobalPrefix('api');
  writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  writeFileSync(messages, `${JSON.stringify(asyncApiDocument(app), null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
