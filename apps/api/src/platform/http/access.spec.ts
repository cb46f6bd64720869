import { Access, admit, SocketAccess } from './access';
import type { Principal } from './principal';

const rider: Principal = {
  userId: 1,
  name: 'Ann',
  isAdmin: false,
  secondFactorRequired: false,
  driverId: null,
  isApprovedDriver: false,
};
const refusal = (who: Principal) => {
  try {
    admit('admin', who, 'rides.act');
    return null;
  } catch (error) {
    return error;
  }
};

describe('routes for operations', () => {
  it('cannot be declared without a permission', () => {
    // @ts-expect-error A route for operations names the permission that it needs.
    Access('admin', {});
    // @ts-expect-error So does a socket message.
    SocketAccess('admin', { scope: 'operations:read' });
    // @ts-expect-error Every message says which scope a token needs.
    SocketAccess('signed-in', {});
    expect(() => admit('admin', { ...rider, isAdmin: true, operatorRole: 'administrator' })).toThrow('permission');
  });

  it('name the roles that are allowed to people with another role', () => {
    expect(refusal({ ...rider, isAdmin: true, operatorRole: 'dispatcher' })).toBeNull();
    expect(refusal({ ...rider, isAdmin: true, operatorRole: 'support' })).toMatchObject({
      code: 'role_not_allowed',
      more: { extra: { permission: 'rides.act', roles: ['dispatcher', 'administrator'] } },
    });
    expect(refusal({ ...rider, isAdmin: true })).toMatchObject({ code: 'role_not_allowed' });
    expect(refusal(rider)).toMatchObject({ code: 'forbidden' });
  });
});
