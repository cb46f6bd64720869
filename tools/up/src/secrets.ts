import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createECDH, randomBytes } from 'node:crypto';
import { ClearError, codeOf } from './clear-error';

/** Made once per data folder and kept, so that a restart keeps sessions, signed codes and the sandbox's webhooks valid. */
export interface Secrets {
  readonly session: string;
  readonly signing: string;
  readonly postgresPassword: string;
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhook: string;
  /** Signs Web Push messages: a private key of P-256, base64url. */
  readonly vapidPrivateKey: string;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

const makers: { readonly [name in keyof Secrets]: () => string } = {
  session: () => hex(32),
  signing: () => hex(32),
  postgresPassword: () => hex(24),
  stripeSecretKey: () => `sk_test_sandbox${hex(16)}`,
  stripePublishableKey: () => `pk_test_sandbox${hex(16)}`,
  stripeWebhook: () => `whsec_${hex(24)}`,
  vapidPrivateKey,
};

/** VAPID keys have exactly 32 bytes; Node.js leaves out leading zeros. */
function vapidPrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

export function newSecrets(): Secrets {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()])) as unknown as Secrets;
}

/**
 * @param file created when missing, readable by its owner alone
 * @throws ClearError when it is damaged
 */
export function keepSecrets(file: string): Secrets {
  let kept: Partial<Secrets> = {};
  try {
    if (existsSync(file)) kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new ClearError(
        `${file} is damaged: restore it from a copy, or run "npm run reset" to start afresh (the demo data is lost).`,
      );
    }
    if (codeOf(error) === 'EACCES')
      throw new ClearError(
        `${file} cannot be read by this account: start GroupRide as the user who made it, or set GROUPRIDE_DATA.`,
      );
    throw error;
  }
  const secrets = { ...newSecrets(), ...kept };
  // A secret that an older version did not have is added; the others stay.
  if (Object.keys(makers).some((name) => !(name in kept)))
    writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
