import { appOf, comesFromItsApp } from './origin';

const origins = {
  rider: ['https://rides.example', 'https://www.rides.example'],
  driver: ['https://drive.example'],
  admin: ['https://ops.example'],
};
const request = (headers: Record<string, string>) => ({ headers });

describe('the application of a request', () => {
  it('is the one that its web server names', () => {
    for (const app of ['rider', 'driver', 'admin'])
      expect(appOf(request({ 'x-groupride-app': app, origin: 'https://rides.example' }), origins)).toBe(app);
    for (const name of ['', 'root', 'admin, rider', 'ADMIN'])
      expect(appOf(request({ 'x-groupride-app': name, origin: 'https://rides.example' }), origins)).toBeNull();
  });

  it('is the one of its origin when no web server names one', () => {
    expect(appOf(request({ origin: 'https://www.rides.example' }), origins)).toBe('rider');
    expect(appOf(request({ origin: 'https://ops.example' }), origins)).toBe('admin');
    expect(appOf(request({ origin: 'https://evil.example' }), origins)).toBeNull();
    expect(appOf(request({}), origins)).toBeNull();
  });
});

describe('a request', () => {
  it.each([
    ['with an origin of its application', { 'x-groupride-app': 'rider', origin: 'https://www.rides.example' }],
    [
      'of the same origin, as browsers say without Origin',
      { 'x-groupride-app': 'admin', 'sec-fetch-site': 'same-origin' },
    ],
    ['that reached the API without a web server', { origin: 'https://drive.example' }],
  ])('%s comes from its application', (_, headers) => {
    expect(comesFromItsApp(request(headers), origins)).toBe(true);
  });

  it.each([
    ['from another of our applications', { 'x-groupride-app': 'admin', origin: 'https://rides.example' }],
    ['from a foreign page', { 'x-groupride-app': 'rider', origin: 'https://evil.example' }],
    ['from a sandboxed page', { 'x-groupride-app': 'rider', origin: 'null' }],
    ['with neither header', { 'x-groupride-app': 'rider' }],
    ['from another site', { 'x-groupride-app': 'rider', 'sec-fetch-site': 'cross-site' }],
    ['from another port or subdomain', { 'x-groupride-app': 'rider', 'sec-fetch-site': 'same-site' }],
    ['whose Host is the foreign origin’s', { origin: 'https://evil.example', host: 'evil.example' }],
    ['without any application', { 'sec-fetch-site': 'same-origin' }],
  ])('%s does not come from its application', (_, headers) => {
    expect(comesFromItsApp(request(headers), origins)).toBe(false);
  });
});
