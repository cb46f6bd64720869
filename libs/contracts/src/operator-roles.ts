/** Roles of operators, from the fewest to the most permissions. */
export const OPERATOR_ROLES = ['viewer', 'support', 'dispatcher', 'finance', 'administrator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/**
 * The roles that have each permission. The API enforces this table, the operations app hides features by it, and the
 * operations guide prints it (`npm run roles`).
 */
export const ROLES_WITH = {
  'operations.view': OPERATOR_ROLES,
  'sign_in.own': OPERATOR_ROLES,
  'people.view': ['support', 'dispatcher', 'finance', 'administrator'],
  'alerts.act': ['support', 'dispatcher', 'finance', 'administrator'],
  'support.answer': ['support', 'dispatcher', 'administrator'],
  'reviews.moderate': ['support', 'administrator'],
  'rides.act': ['dispatcher', 'administrator'],
  'riders.block': ['support', 'dispatcher', 'administrator'],
  'people.privacy': ['administrator'],
  'drivers.review': ['dispatcher', 'administrator'],
  'money.view': ['support', 'finance', 'administrator'],
  'money.refund': ['support', 'finance', 'administrator'],
  'money.manage': ['finance', 'administrator'],
  'business.manage': ['administrator'],
  'settings.change': ['administrator'],
  'developers.manage': ['administrator'],
  'audit.view': ['administrator'],
  'operators.manage': ['administrator'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type OperatorPermission = keyof typeof ROLES_WITH;
export const OPERATOR_PERMISSIONS = Object.keys(ROLES_WITH) as OperatorPermission[];

export const rolesWith = (permission: OperatorPermission): readonly OperatorRole[] => ROLES_WITH[permission];

export const roleAllows = (role: OperatorRole | null | undefined, permission: OperatorPermission): boolean =>
  role !== null && role !== undefined && rolesWith(permission).includes(role);
