import { ERROR_CODES, type ErrorCode } from '@groupride/contracts';
import { isSafe } from './methods';
import { STATUS_OF, titleOf } from './problem';

/** The parts of a route's description from which its refusals follow. */
export interface DeclaredRoute {
  parameters?: { name?: string; in?: string }[];
  requestBody?: object;
  'x-access'?: string;
  'x-any-body'?: boolean;
  'x-any-origin'?: boolean;
  'x-guests'?: boolean;
  'x-scope'?: string | null;
}

const REFUSALS_OF_TOKENS: readonly ErrorCode[] = ['token_invalid', 'token_expired', 'token_revoked'];

/**
 * The error codes with which guards, limits and pipes may refuse a call, according to the route's declarations. Errors
 * of its service have the same `Problem` format.
 */
export function refusalsOf(method: string, path: string, route: DeclaredRoute): ErrorCode[] {
  const codes = new Set([...ofRequest(method, path, route), ...ofCaller(method, route)]);
  return ERROR_CODES.filter((code) => codes.has(code));
}

function ofRequest(method: string, path: string, { parameters = [], ...route }: DeclaredRoute): ErrorCode[] {
  // Bodies are parsed before routing, even for routes without a body.
  const codes: ErrorCode[] = ['malformed_request', 'payload_too_large'];
  const isKey = ({ name }: { name?: string }) => name === 'idempotency-key';
  if (route.requestBody || parameters.length > 0) codes.push('validation_failed');
  if (parameters.some(isKey)) codes.push('idempotency_key_reused');
  if (!isSafe(method.toUpperCase()) && !route['x-any-body']) codes.push('unsupported_media_type');
  if (!isUncounted(path)) codes.push('too_many_requests', 'version_not_served');
  if (route['x-access'] === 'webhook') codes.push('webhook_signature_invalid');
  return codes;
}

function ofCaller(method: string, route: DeclaredRoute): ErrorCode[] {
  const codes: ErrorCode[] = [];
  const { 'x-access': access, 'x-scope': scope } = route;
  if (scope === null) codes.push('token_not_allowed');
  else if (scope !== 'open') codes.push('scope_missing');
  if (scope !== 'open') codes.push(...REFUSALS_OF_TOKENS);
  if (!isSafe(method.toUpperCase()) && !route['x-any-origin']) codes.push('origin_refused');
  if (access === 'public' || access === 'webhook') return codes;
  codes.push('not_signed_in');
  if (access === 'driver' || access === 'admin') codes.push('forbidden');
  if (access === 'admin') codes.push('second_factor_required', 'role_not_allowed');
  else codes.push(route['x-guests'] ? 'not_found' : 'guest_not_allowed');
  return codes;
}

/** Load balancers and the payment provider are not counted. */
export const isUncounted = (path: string): boolean => path.startsWith('/api/health') || path === '/api/stripe/webhook';

interface RefusalResponse {
  description: string;
  'x-codes': readonly ErrorCode[];
  content: Record<string, { schema: object }>;
}

/** A response for each status, shared by the routes with the same codes. */
export class RefusalResponses {
  readonly components: Record<string, RefusalResponse> = {};

  /** @returns responses by status */
  of(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
    const statuses = [...new Set(codes.map((code) => STATUS_OF[code]))].sort((one, other) => one - other);
    return Object.fromEntries(
      statuses.map((status) => [
        String(status),
        this.shared(
          status,
          codes.filter((code) => STATUS_OF[code] === status),
        ),
      ]),
    );
  }

  private shared(status: number, codes: readonly ErrorCode[]): { $ref: string } {
    const name = codes.map(inPascalCase).join('Or');
    this.components[name] ??= {
      description: `${titleOf(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      'x-codes': codes,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}

const inPascalCase = (code: string): string =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
