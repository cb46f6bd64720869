import { APPS } from '@groupride/contracts';
import { cookieName } from './cookies';

describe('the session cookie', () => {
  it('has a name per application', () => {
    expect(APPS.map(cookieName)).toEqual(['groupride.rider.sid', 'groupride.driver.sid', 'groupride.admin.sid']);
  });
});
