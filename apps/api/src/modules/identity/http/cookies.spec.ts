import { appOf, cookieName } from './cookies';

describe('the session cookie', () => {
  it('has a name per application', () => {
    expect(['rider', 'driver', 'admin'].map((app) => cookieName(appOf({ headers: { 'x-groupride-app': app } })))).toEqual([
      'groupride.rider.sid',
      'groupride.driver.sid',
      'groupride.admin.sid',
    ]);
  });

  it.each([undefined, '', 'root', 'admin, rider', 'ADMIN'])('has the common name for %j', (app) => {
    expect(cookieName(appOf({ headers: { 'x-groupride-app': app } }))).toBe('groupride.sid');
  });
});
