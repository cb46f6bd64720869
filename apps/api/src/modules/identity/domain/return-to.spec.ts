import { signInPage } from './return-to';

const RIDER = 'http://localhost:4200';
const DRIVER = 'http://localhost:4201';
const page = (returnTo: unknown) => signInPage(returnTo, RIDER, [RIDER, DRIVER]);

describe('the sign-in page', () => {
  it('knows where to return to in the rider application', () => {
    expect(page('/ride/7?tab=members#top')).toBe(`${RIDER}/signin?returnTo=%2Fride%2F7%3Ftab%3Dmembers%23top`);
  });

  it('belongs to the application whose address is given', () => {
    expect(page(`${DRIVER}/earnings`)).toBe(`${DRIVER}/signin?returnTo=%2Fearnings`);
    expect(page(`${DRIVER}`)).toBe(`${DRIVER}/signin?returnTo=%2F`);
  });

  it.each([
    undefined,
    '',
    'ride/7',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'https://evil.example/ride',
    'http://localhost:4200@evil.example/',
    'http://localhost:42000/',
    'javascript:alert(1)',
    ['/ride', '/ride'],
  ])('ignores %j', (returnTo) => {
    expect(page(returnTo)).toBe(`${RIDER}/signin`);
  });
});
