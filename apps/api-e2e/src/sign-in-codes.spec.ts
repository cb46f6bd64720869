import { type Api, client } from './support/api';
import { wrong, setUpSignIns } from './support/sign-ins';

let api: Api;
const { signUp, signIn, age, verifiedByTextAlone } = setUpSignIns((opened) => void (api = opened));

describe('a code', () => {
  it('signs in by email or verified phone, and verifies the address that it was sent to', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const state = async () =>
      (
        await api.query(
          `SELECT email_verified_at IS NOT NULL AS mail, phone_verified_at IS NOT NULL AS phone FROM users WHERE email = $1`,
          [person.email],
        )
      )[0];
    const c = await signIn(`+1 ${person.phone}`);
    expect((await c.get('/api/auth/user')).body).toMatchObject({ email: person.email, roles: ['rider'] });
    expect(await state()).toEqual({ mail: false, phone: true });
    await signIn(person.email);
    expect(await state()).toEqual({ mail: true, phone: true });
  });

  it('sent by mail verifies the email address, whichever identifier was typed', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const answer = await person.client.post('/api/auth/verify', {
      identifier: person.phone,
      code: await api.outbox(person.email),
    });
    expect(answer.status).toBe(200);
    const [row] = await api.query(`SELECT email_verified_at, phone_verified_at FROM users WHERE email = $1`, [
      person.email,
    ]);
    expect(row.email_verified_at).not.toBeNull();
  });

  it('is stored as a hash', async () => {
    const person = await signUp();
    const code = await api.outbox(person.email);
    const rows = await api.query(`SELECT code_hash FROM sign_in_codes`);
    expect(
      rows.every((row: { code_hash: string }) => /^[0-9a-f]{64}$/.test(row.code_hash) && row.code_hash !== code),
    ).toBe(true);
  });

  it('works once', async () => {
    const person = await signUp();
    const attempt = { identifier: person.email, code: await api.outbox(person.email) };
    expect((await person.client.post('/api/auth/verify', attempt)).status).toBe(200);
    expect(await person.client.post('/api/auth/verify', attempt)).toMatchObject({
      status: 400,
      body: { code: 'code_invalid' },
    });
  });

  it('used several times at once signs in once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp();
      const attempt = { identifier: person.email, code: await api.outbox(person.email) };
      const answers = await Promise.all([1, 2, 3, 4].map(() => person.client.post('/api/auth/verify', attempt)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    }
  });

  it('allows five attempts, even when they come at once', async () => {
    const person = await signUp();
    const code = await api.outbox(person.email);
    const attempt = { identifier: person.email, code: wrong(code) };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => person.client.post('/api/auth/verify', attempt)),
    );
    expect(answers.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(5);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === 'code_attempts_exceeded')).toHaveLength(
      7,
    );
    expect(await person.client.post('/api/auth/verify', { identifier: person.email, code })).toMatchObject({
      status: 429,
    });
    await signIn(person.email);
  });

  it('expires after ten minutes', async () => {
    const person = await signUp();
    await age(person.email, '10 minutes');
    const late = await person.client.post('/api/auth/verify', {
      identifier: person.email,
      code: await api.outbox(person.email),
    });
    expect(late).toMatchObject({ status: 400, body: { code: 'code_expired' } });
  });

  it('is replaced by a newer one', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const first = await api.outbox(person.email);
    await person.client.post('/api/auth/code', { identifier: person.phone });
    const answer = await person.client.post('/api/auth/verify', { identifier: person.email, code: first });
    expect(answer).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
  });

  it('for another account is wrong, and so is any code when there is no account', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const code = await api.outbox(one.email);
    for (const identifier of [other.email, 'nobody@example.test', '???']) {
      expect(await one.client.post('/api/auth/verify', { identifier, code })).toMatchObject({
        status: 400,
        body: { code: 'code_invalid' },
      });
    }
  });

  it('that is wrong gets the same refusal whether the account exists or not', async () => {
    const person = await signUp();
    const refusals = [];
    for (const identifier of [person.email, 'nobody@example.test']) {
      const c = client(api);
      await c.post('/api/auth/code', { identifier });
      const answers = [];
      for (let time = 0; time < 7; time += 1) {
        const { status, body } = await c.post('/api/auth/verify', {
          identifier,
          code: wrong(await api.outbox(person.email)),
        });
        answers.push([status, body.code, body.detail, body.extra]);
      }
      refusals.push(answers);
    }
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('is refused a sixth time to a browser in the same words whether there is such an account or not', async () => {
    const person = await signUp();
    const answers = [];
    for (const identifier of [person.email, person.phone, 'nobody-at-all@example.test', '7045550142']) {
      const c = client(api);
      const ask = () => c.post('/api/auth/code', { identifier });
      for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(202);
      const { status, body, headers } = await ask();
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
      answers.push([status, body.code, body.detail]);
      // A stranger’s count is theirs: other browsers may go on asking.
      expect((await client(api).post('/api/auth/code', { identifier })).status).toBe(202);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.slice(0, 2)).toEqual([429, 'too_many_codes']);
  });

  it('that was sent last stays valid when the limit stops further ones', async () => {
    const person = await signUp();
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1)
      answers.push((await person.client.post('/api/auth/code', { identifier: person.email })).status);
    // The first of the five came with the account.
    expect(answers).toEqual([202, 202, 202, 202, 429, 429]);
    expect(await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [person.email])).toHaveLength(5);
    const answer = await person.client.post('/api/auth/verify', {
      identifier: person.email,
      code: await api.outbox(person.email),
    });
    expect(answer.status).toBe(200);
  });
});
