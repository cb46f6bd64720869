import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Stripe from 'stripe';

/** The schema file. It is checked in, because generating it takes half a minute. */
export const SCHEMA_FILE = new URL('./schema.json', import.meta.url);

export interface StampedSchema {
  /** Which package, and which files of ours, the schemas were made from. */
  stamp: string;
  schema: { definitions: Record<string, object> };
}

/** The stamp of the current sources. If it differs from that of the file, the schemas are stale. */
export function currentStamp(): string {
  const hash = createHash('sha256');
  for (const file of ['answers.ts', 'generate.ts']) hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  return `stripe ${Stripe.PACKAGE_VERSION}, ${hash.digest('hex').slice(0, 16)}`;
}
