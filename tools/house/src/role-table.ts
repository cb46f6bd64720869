import {
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  rolesWith,
  type OperatorPermission,
  type OperatorRole,
} from '@groupride/contracts';
import { format } from 'prettier';

/** What an operator reads about each permission. */
const MEANINGS: Readonly<Record<OperatorPermission, string>> = {
  'operations.view':
    'See the dashboard, the map, alerts, rides with their people and money, drivers, reviews and settings',
  'sign_in.own': 'Set up your own sign-in and end your own sessions',
  'people.view': 'Search people; read chats, applications, documents, a driver’s earnings and sales inquiries',
  'alerts.act': 'Mark alerts as seen, take and resolve them',
  'support.answer': 'Answer support chats and sales inquiries',
  'reviews.moderate': 'Reply to, hide and show reviews',
  'rides.act': 'Assign drivers, cancel, complete and change the route of rides',
  'riders.block': 'Block riders from booking and joining, and unblock them',
  'people.privacy': 'Export everything stored about a person, and erase it',
  'drivers.review': 'Review documents; approve, reject, suspend and reinstate drivers',
  'money.view': 'Open Money: charges, payouts, disputes, webhook events and reconciliation',
  'money.refund': 'Refund payments, grant and revoke credit',
  'money.manage':
    'Change prices; give evidence in disputes, close debts, retry payouts, handle webhook events and reconcile',
  'business.manage': 'Create and change business accounts, their limits, discounts and services',
  'settings.change': 'Change promotions, cancellation policies, wineries and alert settings',
  'developers.manage': 'Manage service accounts, their tokens and webhooks, and read the log of API requests',
  'audit.view': 'Read the audit log',
  'operators.manage': 'Invite and remove operators and change their roles',
};

const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  viewer: 'Viewer',
  support: 'Support',
  dispatcher: 'Dispatcher',
  finance: 'Finance',
  administrator: 'Administrator',
};

export interface Documented {
  paths: Record<string, Record<string, { 'x-permission'?: string }>>;
}

const START = '<!-- roles: written by `npm run roles` -->';
const END = '<!-- end of roles -->';

/** The guide with the tables between its marks as the code has them now. @throws Error when the marks are missing */
export async function withRoleTables(guide: string, document: Documented): Promise<string> {
  const [start, end] = [guide.indexOf(START), guide.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the guide has no ${START} … ${END}`);
  const text = [
    guide.slice(0, start) + START,
    table(
      ['Permission', ...OPERATOR_ROLES.map((role) => ROLE_NAMES[role])],
      OPERATOR_PERMISSIONS.map((permission) => [
        `${MEANINGS[permission]} (\`${permission}\`)`,
        ...OPERATOR_ROLES.map((role) => (rolesWith(permission).includes(role) ? 'yes' : '–')),
      ]),
    ),
    'Calls that need each permission:',
    OPERATOR_PERMISSIONS.map(
      (permission) => `- \`${permission}\`: ${callsThatNeed(permission, document).join(', ') || 'none yet'}`,
    ).join('\n'),
    guide.slice(end),
  ];
  return format(text.join('\n\n'), { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}

function callsThatNeed(permission: OperatorPermission, { paths }: Documented): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-permission'] === permission)
      .map(([method]) => `\`${method.toUpperCase()} ${path}\``),
  );
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
