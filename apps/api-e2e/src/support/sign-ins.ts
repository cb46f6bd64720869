import { type Api, client, startApi } from './api';

export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Starts an API for a spec about accounts and sessions. @returns how people sign up and in */
export function setUpSignIns(use: (api: Api) => void) {
  let api: Api;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({
      ADMIN_EMAILS: 'Boss@example.test, phoneless@example.test',
      AVATAR_HOSTS: 'pictures.example.org',
      RIDER_WEB_URL: 'http://localhost:4200',
      DRIVER_WEB_URL: 'http://localhost:4201',
    });
    use(api);
  }, 120_000);
  afterAll(() => api?.stop());

  /** A new person whose addresses no other test uses. */
  function somebody() {
    people += 1;
    return {
      name: `Person ${people}`,
      email: `person${people}@example.test`,
      phone: `980555${String(people).padStart(4, '0')}`,
    };
  }

  async function signUp(person = somebody()) {
    const c = client(api);
    expect((await c.post('/api/users', person)).status).toBe(201);
    return { ...person, client: c };
  }

  async function signIn(identifier: string, c = client(api)) {
    expect((await c.post('/api/auth/code', { identifier })).status).toBe(202);
    const answer = await c.post('/api/auth/verify', { identifier, code: await api.outbox(identifier) });
    expect(answer.status).toBe(200);
    return c;
  }

  async function signedIn(person = somebody()) {
    const { client: c, ...account } = await signUp(person);
    const answer = await c.post('/api/auth/verify', {
      identifier: account.email,
      code: await api.outbox(account.email),
    });
    expect(answer.status).toBe(200);
    return { ...account, id: answer.body.id as number, client: c };
  }

  /** Moves the account's codes into the past. */
  const age = (email: string, interval: string) =>
    api.query(
      `UPDATE sign_in_codes SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email, interval],
    );

  /** Verifies the phone of a signed-in person with a code. */
  async function verifyPhone({ client: c, phone }: { client: ReturnType<typeof client>; phone: string }) {
    expect((await c.post('/api/users/me/phone/code')).status).toBe(202);
    const answer = await c.post('/api/users/me/phone/verify', { code: await api.outbox(phone) });
    expect(answer).toMatchObject({ status: 200, body: { phone, phoneVerified: true } });
  }

  /** A person with a verified phone but an unverified address, as after a sign-in by text before phones had to be verified. */
  const verifiedByTextAlone = (email: string) =>
    api.query(`UPDATE users SET phone_verified_at = now(), email_verified_at = NULL WHERE email = $1`, [email]);

  return { somebody, signUp, signIn, signedIn, age, verifyPhone, verifiedByTextAlone };
}
