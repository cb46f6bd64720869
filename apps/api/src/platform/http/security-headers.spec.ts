import { constantHeaders } from './security-headers';

describe('security headers', () => {
  it('are those of Helmet', () => {
    const headers = Object.fromEntries(constantHeaders());
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'no-referrer',
    });
    expect(headers['Strict-Transport-Security']).toContain('max-age=');
    expect(Object.keys(headers).length).toBeGreaterThan(8);
  });
});
