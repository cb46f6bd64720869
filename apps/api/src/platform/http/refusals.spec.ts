import { STATUS_OF } from './problem';
import { RefusalResponses, refusalsOf } from './refusals';

describe('the refusals that follow from declarations', () => {
  it('are those of its guards for a write by an operator', () => {
    const route = { 'x-access': 'admin', 'x-scope': 'operations:write', requestBody: {} };
    expect(refusalsOf('post', '/api/admin/drivers', route).sort()).toEqual([
      'forbidden',
      'malformed_request',
      'not_signed_in',
      'origin_refused',
      'payload_too_large',
      'role_not_allowed',
      'scope_missing',
      'second_factor_required',
      'token_expired',
      'token_invalid',
      'token_revoked',
      'too_many_requests',
      'unsupported_media_type',
      'validation_failed',
      'version_not_served',
    ]);
  });

  it('leave out what a route does not require', () => {
    const open = refusalsOf('get', '/api/health', { 'x-access': 'public', 'x-scope': 'open' });
    expect(open).toEqual(['malformed_request', 'payload_too_large']);
    const mail = { 'x-access': 'public', 'x-scope': null, 'x-any-body': true, 'x-any-origin': true };
    const byMail = refusalsOf('post', '/api/stop', mail);
    expect(byMail).not.toContain('unsupported_media_type');
    expect(byMail).not.toContain('origin_refused');
    expect(byMail).toContain('token_not_allowed');
  });

  it('distinguish guests from people with accounts', () => {
    const own = refusalsOf('get', '/api/rides/1', {
      'x-access': 'signed-in',
      'x-guests': false,
      'x-scope': 'rides:read',
    });
    const shared = refusalsOf('get', '/api/rides/1', {
      'x-access': 'signed-in',
      'x-guests': true,
      'x-scope': 'rides:read',
    });
    expect([own.includes('guest_not_allowed'), shared.includes('guest_not_allowed')]).toEqual([true, false]);
  });

  it('include a reused key of another request', () => {
    const parameters = [{ name: 'idempotency-key', in: 'header' }];
    const route = { 'x-access': 'signed-in', 'x-scope': 'rides:write', parameters };
    expect(refusalsOf('post', '/api/rides', route)).toContain('idempotency_key_reused');
  });
});

describe('the responses of refusals', () => {
  it('list under each status only codes of that status, and are shared', () => {
    const responses = new RefusalResponses();
    const codes = ['validation_failed', 'malformed_request', 'not_signed_in'] as const;
    expect(responses.of(codes)).toEqual({
      400: { $ref: '#/components/responses/ValidationFailedOrMalformedRequest' },
      401: { $ref: '#/components/responses/NotSignedIn' },
    });
    responses.of(codes);
    expect(Object.keys(responses.components)).toHaveLength(2);
    for (const code of codes) expect(responses.of([code])).toHaveProperty(String(STATUS_OF[code]));
  });
});
