// Signing up and in as the people of the demo do it: with one-time codes that the development outbox shows.
import type { OutboxList, UserView } from '@groupride/contracts';
import { ApiClient, isProblem } from './client';
import type { Clock } from './clock';
import type { Person } from './roster';
import type { SessionStore } from './sessions';

const CODE_PATIENCE_MS = 10_000;

/** Signs the person up when the API does not know them. Whether or not it did, a one-time code is in the outbox afterwards. */
async function sendCode(client: ApiClient, person: Person, mayBeNew: boolean): Promise<boolean> {
  if (mayBeNew) {
    try {
      await client.post<UserView>('/users', { name: person.name, email: person.email, phone: person.phone });
      return true;
    } catch (error) {
      if (!isProblem(error, 'email_taken')) throw error;
    }
  }
  await client.post('/auth/code', { identifier: person.email });
  return false;
}

const outbox = async (client: ApiClient, to: string) =>
  (await client.get<OutboxList>(`/dev/outbox?to=${encodeURIComponent(to)}`)).messages;

const newestId = async (client: ApiClient, to: string) =>
  Math.max(0, ...(await outbox(client, to)).map((message) => message.id));

/** @throws Error when no code newer than message `after` comes */
async function readCode(client: ApiClient, clock: Clock, to: string, after: number): Promise<string> {
  const until = clock.now() + CODE_PATIENCE_MS;
  while (clock.now() < until) {
    const fresh = (await outbox(client, to)).filter((message) => message.id > after && message.code);
    const code = fresh.sort((a, b) => b.id - a.id)[0]?.code;
    if (code) return code;
    await clock.sleep(250);
  }
  throw new Error(`no one-time code for ${to} came to the outbox: the account may not exist`);
}

/** Gives the code from the telephone, which operators need besides the one by mail. */
async function giveSecondFactor(client: ApiClient, clock: Clock, phone: string, after: number): Promise<UserView> {
  const code = await readCode(client, clock, phone, after);
  return client.post<UserView>('/auth/second-factor', { code });
}

export interface SignedIn {
  readonly client: ApiClient;
  readonly user: UserView;
  /** The account was made just now. */
  readonly isNew: boolean;
}

export interface SignInOptions {
  readonly apiUrl: string;
  /** Of the application in which the person acts. */
  readonly origin: string;
  readonly clock: Clock;
  readonly sessions: SessionStore;
  /** Make the account when there is none. */
  readonly signUp: boolean;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

/** Continues the person's remembered session, or signs in anew and remembers that. */
export async function signIn(person: Person, options: SignInOptions): Promise<SignedIn> {
  const { apiUrl, origin, clock, sessions, signal, fetch } = options;
  const cookie = sessions.get(person.email);
  if (cookie) {
    const client = new ApiClient(apiUrl, { origin, cookie, clock, signal, fetch });
    const user = await client.get<UserView | null>('/auth/user');
    if (user?.email === person.email && !user.secondFactorRequired) return { client, user, isNew: false };
  }
  const client = new ApiClient(apiUrl, { origin, clock, signal, fetch });
  const [lastMail, lastText] = [await newestId(client, person.email), await newestId(client, person.phone)];
  const isNew = await sendCode(client, person, options.signUp);
  const code = await readCode(client, clock, person.email, lastMail);
  let user = await client.post<UserView>('/auth/verify', { identifier: person.email, code });
  if (user.secondFactorRequired) user = await giveSecondFactor(client, clock, person.phone, lastText);
  sessions.set(person.email, client.cookie);
  return { client, user, isNew };
}
