import { Config } from '../config/config';
import { SealedSecrets } from './sealed-secrets';

const secrets = (signing: string) => new SealedSecrets(Object.assign(new Config(), { SIGNING_SECRET: signing }));

describe('a sealed secret', () => {
  const here = secrets('a'.repeat(32));
  const sealed = here.seal('JBSWY3DPEHPK3PXP', 'authenticator of 7');

  it('can be opened for the same context with the same configuration', () => {
    expect(here.open(sealed, 'authenticator of 7')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(here.seal('JBSWY3DPEHPK3PXP', 'authenticator of 7')).not.toBe(sealed);
  });

  it.each([
    ['another context', () => here.open(sealed, 'authenticator of 8')],
    ['another configuration', () => secrets('b'.repeat(32)).open(sealed, 'authenticator of 7')],
    ['a changed text', () => here.open(`A${sealed.slice(1, -1)}A`, 'authenticator of 7')],
    ['nonsense', () => here.open('nonsense', 'authenticator of 7')],
  ])('cannot be opened with %s', (_, open) => {
    expect(open()).toBeNull();
  });
});
