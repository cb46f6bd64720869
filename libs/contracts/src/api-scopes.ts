/** Areas of the API, named after the tags of the OpenAPI document. A token may read or write in an area. */
export const API_AREAS = [
  'account',
  'business',
  'chat',
  'drivers',
  'driving',
  'members',
  'notifications',
  'operations',
  'payments',
  'places',
  'quotes',
  'reviews',
  'rides',
  'safety',
  'sandbox',
  'tracking',
  'webhooks',
] as const;
export type ApiArea = (typeof API_AREAS)[number];

/** Permissions that a token can have. Accounts cannot be changed with a token, so `account` has only a read scope. */
export const API_SCOPES = [
  'account:read',
  'business:read',
  'business:write',
  'chat:read',
  'chat:write',
  'drivers:read',
  'drivers:write',
  'driving:read',
  'driving:write',
  'members:read',
  'members:write',
  'notifications:read',
  'notifications:write',
  'operations:read',
  'operations:write',
  'payments:read',
  'payments:write',
  'places:read',
  'places:write',
  'quotes:read',
  'quotes:write',
  'reviews:read',
  'reviews:write',
  'rides:read',
  'rides:write',
  'safety:read',
  'safety:write',
  'sandbox:read',
  'sandbox:write',
  'tracking:read',
  'tracking:write',
  'webhooks:read',
  'webhooks:write',
] as const satisfies readonly `${ApiArea}:${'read' | 'write'}`[];
export type ApiScope = (typeof API_SCOPES)[number];

/** Whether the scope gives an operator's token the rights of the operator. */
export const isOperationsScope = (scope: ApiScope): boolean => scope.startsWith('operations:');
