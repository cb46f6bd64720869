import { isSameSecret } from '../../platform/signed-token';
import { hashCode, newCode } from './one-time-code';

const mail = { channel: 'mail', to: 'ann@example.test' } as const;
const bound = { userId: 1, purpose: 'sign_in', destination: mail } as const;
const hash = hashCode('secret', bound, '012345');

describe('a one-time code', () => {
  it('has six digits, leading zeros included', () => {
    expect(Array.from({ length: 200 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('is stored in a form that does not reveal it and that only the same code has', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(isSameSecret(hash, hashCode('secret', bound, '012345'))).toBe(true);
    expect(isSameSecret(hash, hashCode('secret', bound, '012346'))).toBe(false);
    expect(isSameSecret(hash, '')).toBe(false);
  });

  it('is valid only for its account, purpose and address', () => {
    for (const other of [
      { ...bound, userId: 2 },
      { ...bound, purpose: 'second_factor' as const },
      { ...bound, destination: { channel: 'text' as const, to: '7045550123' } },
    ]) {
      expect(isSameSecret(hash, hashCode('secret', other, '012345'))).toBe(false);
    }
    expect(isSameSecret(hash, hashCode('other secret', bound, '012345'))).toBe(false);
  });
});
