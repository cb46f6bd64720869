// Signs the people of the demo up and in, with one-time codes from the development outbox.
import { type GroupRideClient, isApiError } from '@groupride/client';
import type { Clock } from './clock';
import { openSession } from './session';
import type { Person } from './roster';
import type { SessionStore } from './sessions';
import type { UserView } from './views';

const CODE_PATIENCE_MS = 10_000;

/** Signs the person up if the API does not know them. In both cases a one-time code is in the outbox afterwards. */
async function sendCode(client: GroupRideClient, person: Person, mayBeNew: boolean): Promise<boolean> {
  if (mayBeNew) {
    try {
      await client.post('/api/users', { body: { name: person.name, email: person.email, phone: person.phone } });
      return true;
    } catch (error) {
      if (!isApiError(error, 'email_taken')) throw error;
    }
  }
  await client.post('/api/auth/code', { body: { identifier: person.email } });
  return false;
}

const outbox = async (client: GroupRideClient, to: string) =>
  (await client.get('/api/dev/outbox', { query: { to } })).messages;

const newestId = async (client: GroupRideClient, to: string) =>
  Math.max(0, ...(await outbox(client, to)).map((message) => message.id));

/** @throws Error when no code newer than message `after` arrives */
async function readCode(client: GroupRideClient, clock: Clock, to: string, after: number): Promise<string> {
  const until = clock.now() + CODE_PATIENCE_MS;
  while (clock.now() < until) {
    const fresh = (await outbox(client, to)).filter((message) => message.id > after && message.code);
    const code = fresh.sort((a, b) => b.id - a.id)[0]?.code;
    if (code) return code;
    await clock.sleep(250);
  }
  throw new Error(`no one-time code for ${to} came to the outbox: the account may not exist`);
}

/** Enters the code from the text message, which operators need in addition to the one from the email. */
async function giveSecondFactor(
  client: GroupRideClient,
  clock: Clock,
  phone: string,
  after: number,
): Promise<UserView> {
  const code = await readCode(client, clock, phone, after);
  return client.post('/api/auth/second-factor', { body: { code } });
}

export interface SignedIn {
  readonly client: GroupRideClient;
  /** The value of a Cookie header. */
  readonly cookie: string;
  readonly user: UserView;
  /** Whether the account was just created. */
  readonly isNew: boolean;
}

export interface SignInOptions {
  readonly apiUrl: string;
  /** Origin of the application in which the person acts. */
  readonly origin: string;
  readonly clock: Clock;
  readonly sessions: SessionStore;
  /** Whether to create the account if there is none. */
  readonly signUp: boolean;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

/** Continues the person's stored session, or signs in again and stores the new one. */
export async function signIn(person: Person, options: SignInOptions): Promise<SignedIn> {
  const { apiUrl, origin, clock, sessions, signal, fetch } = options;
  const cookie = sessions.get(person.email);
  if (cookie) {
    const { client } = openSession(apiUrl, { origin, cookie, clock, signal, fetch });
    const user = await client.get('/api/auth/user');
    if (user?.email === person.email && !user.secondFactorRequired) return { client, cookie, user, isNew: false };
  }
  const session = openSession(apiUrl, { origin, clock, signal, fetch });
  const { client } = session;
  const [lastMail, lastText] = [await newestId(client, person.email), await newestId(client, person.phone)];
  const isNew = await sendCode(client, person, options.signUp);
  const code = await readCode(client, clock, person.email, lastMail);
  let user = await client.post('/api/auth/verify', { body: { identifier: person.email, code } });
  if (user.secondFactorRequired) user = await giveSecondFactor(client, clock, person.phone, lastText);
  const signedIn = session.cookie();
  sessions.set(person.email, signedIn);
  return { client, cookie: signedIn, user, isNew };
}
