import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder for recorded requests and responses, from which the document's examples are made: `npm run api:examples`. */
const FOLDER = process.env['GROUPRIDE_RECORD'];

export interface Exchange {
  method: string;
  path: string;
  request: unknown;
  status: number;
  answer: unknown;
}

/** Keeps an exchange while examples are recorded. */
export function record(exchange: Exchange): void {
  const { request, answer } = exchange;
  if (FOLDER === undefined || typeof request === 'string' || typeof answer === 'string') return;
  appendFileSync(join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(exchange)}\n`);
}
