import { signIn, type SignInOptions } from './accounts';
import { ADMIN, RIDER } from './roster';
import { FakeClock } from './testing/fake-clock';
import { FakeIdentity } from './testing/fake-identity';

function setting(identity: FakeIdentity, cookies: Record<string, string> = {}, signUp = true) {
  const kept = new Map(Object.entries(cookies));
  const sessions = {
    get: (email: string) => kept.get(email),
    set: (email: string, cookie: string) => void kept.set(email, cookie),
  };
  const options: SignInOptions = {
    apiUrl: 'http://api',
    origin: 'http://web',
    clock: new FakeClock(),
    sessions,
    signUp,
    fetch: identity.fetch,
  };
  return { options, kept };
}

describe('signing in', () => {
  it('creates an account that does not exist, and remembers the session', async () => {
    const { options, kept } = setting(new FakeIdentity());
    const { user, isNew } = await signIn(RIDER, options);
    expect(isNew).toBe(true);
    expect(user.email).toBe(RIDER.email);
    expect(kept.get(RIDER.email)).toBe('sid=s1');
  });

  it('requests a code when the account exists', async () => {
    const identity = new FakeIdentity().know({ ...RIDER, operator: false });
    const { isNew } = await signIn(RIDER, setting(identity).options);
    expect(isNew).toBe(false);
    expect(identity.asked).toContain('POST /auth/code');
  });

  it('continues a remembered session without a code', async () => {
    const identity = new FakeIdentity().know({ ...RIDER, operator: false });
    const { options } = setting(identity);
    await signIn(RIDER, options);
    identity.asked.length = 0;
    await signIn(RIDER, options);
    expect(identity.asked).toEqual(['GET /auth/user']);
  });

  it('signs in again when the remembered session has ended', async () => {
    const identity = new FakeIdentity().know({ ...RIDER, operator: false });
    const { options, kept } = setting(identity, { [RIDER.email]: 'sid=old' });
    await signIn(RIDER, options);
    expect(kept.get(RIDER.email)).toBe('sid=s1');
  });

  it('enters an operator’s second code, which comes by text message', async () => {
    const identity = new FakeIdentity().know({ ...ADMIN, operator: true });
    const { user } = await signIn(ADMIN, setting(identity).options);
    expect(user.secondFactorRequired).toBe(false);
    expect(identity.asked).toContain('POST /auth/second-factor');
  });

  it('reports when there is no account to sign in to', async () => {
    const identity = new FakeIdentity();
    await expect(signIn(RIDER, setting(identity, {}, false).options)).rejects.toThrow(RIDER.email);
    expect(identity.asked).not.toContain('POST /users');
  });
});
