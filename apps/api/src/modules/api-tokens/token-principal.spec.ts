import type { ApiScope } from '@groupride/contracts';
import { principalOf, type TokenOwner } from './token-principal';

const expiresAt = new Date('2027-01-01');
const owner = (isOperator: boolean, ...scopes: ApiScope[]): TokenOwner => ({
  tokenId: 7,
  scopes,
  version: '2026-11-26',
  expiresAt,
  userId: 3,
  name: 'Olga Ops',
  isOperator,
  operatorRole: null,
  driverId: null,
  isApprovedDriver: false,
});

describe('the principal of a token', () => {
  it('is its owner, with the scopes of the token', () => {
    expect(principalOf({ ...owner(false, 'rides:read'), driverId: 5, isApprovedDriver: true }, 'GET')).toEqual({
      userId: 3,
      name: 'Olga Ops',
      isAdmin: false,
      secondFactorRequired: false,
      driverId: 5,
      isApprovedDriver: true,
      token: { id: 7, scopes: ['rides:read'], version: '2026-11-26', expiresAt },
    });
  });

  it.each([
    [true, ['operations:read'], 'GET', true],
    [true, ['operations:read'], 'HEAD', true],
    [true, ['operations:read', 'rides:write'], 'POST', false],
    [true, ['operations:write'], 'POST', true],
    [true, ['operations:write'], 'GET', false],
    [true, ['rides:read', 'rides:write'], 'GET', false],
    [false, ['operations:read', 'operations:write'], 'GET', false],
  ] as [boolean, ApiScope[], string, boolean][])(
    'is an operator only with the scope: operator %s, scopes %s, %s → %s',
    (isOperator, scopes, method, isAdmin) => {
      expect(principalOf(owner(isOperator, ...scopes), method).isAdmin).toBe(isAdmin);
    },
  );

  it('has the role of the operator', () => {
    const finance: TokenOwner = { ...owner(true, 'operations:read'), operatorRole: 'finance' };
    expect(principalOf(finance, 'GET').operatorRole).toBe('finance');
    expect(principalOf(finance, 'POST').operatorRole).toBeUndefined();
    expect(principalOf(owner(true, 'operations:read'), 'GET').operatorRole).toBe('viewer');
  });

  it('never counts as an operator who has entered the second code', () => {
    expect(principalOf(owner(true, 'rides:write'), 'POST').secondFactorRequired).toBe(true);
  });
});
