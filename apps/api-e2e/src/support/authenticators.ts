import { generate } from 'otplib';
import { client, type Api, type Answer, type Client } from './api';
import { expectStatus, type Person } from './people';

const STEP_SECONDS = 30;

/** The code that an authenticator app shows, or will show. */
export const codeOf = (secret: string, stepsAhead = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * STEP_SECONDS });

/** A session in operations with the first code only. */
export async function firstCode(api: Api, who: Pick<Person, 'email'>, browser = client(api, 'admin')): Promise<Client> {
  await expectStatus(browser.post('/api/auth/code', { identifier: who.email }), 202);
  const code = await api.outbox(who.email);
  await expectStatus(browser.post('/api/auth/verify', { identifier: who.email, code }), 200);
  return browser;
}

export const give = (to: Client, method: string, code: string): Promise<Answer> =>
  to.post('/api/auth/second-factor', { method, code });

/** Sets up an authenticator app. @returns its secret, and the recovery codes that were shown */
export async function addAuthenticator(operator: Client): Promise<{ secret: string; codes: string[] }> {
  const { body: setup } = await expectStatus(operator.post('/api/admin/security/authenticator'), 200);
  const confirmation = { token: setup.token, code: await codeOf(setup.secret) };
  const { body } = await expectStatus(operator.put('/api/admin/security/authenticator', confirmation), 200);
  return { secret: setup.secret, codes: (body.codes as { code: string }[]).map(({ code }) => code) };
}

/** The sign-in step after the first code for an operator to whom no code can be sent. */
export async function setUpAuthenticator(operator: Client): Promise<void> {
  const { body: setup } = await expectStatus(operator.post('/api/auth/second-factor/authenticator'), 200);
  const confirmation = { token: setup.token, code: await codeOf(setup.secret) };
  await expectStatus(operator.put('/api/auth/second-factor/authenticator', confirmation), 200);
}

/** Pretends that the used codes were shown some minutes ago. */
export const waitForNewCodes = (api: Api, { id }: Pick<Person, 'id'>): Promise<unknown> =>
  api.query(`UPDATE authenticator_apps SET last_step = last_step - 10 WHERE user_id = $1`, [id]);

/** Pretends that the sign-in was eleven minutes ago, so that it no longer proves who is there. */
export const signedInAWhileAgo = (api: Api, { id }: Pick<Person, 'id'>): Promise<unknown> =>
  api.query(
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{openedAt}', to_jsonb(to_char(pg_catalog.now() AT TIME ZONE 'UTC' - interval '11 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json
      WHERE sess #>> '{passport,user}' = $1`,
    [String(id)],
  );
