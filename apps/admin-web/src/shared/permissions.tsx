import { Lock } from 'lucide-react';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roleAllows, rolesWith, type OperatorPermission, type OperatorRole } from '@groupride/contracts';
import { Box, Card, EmptyState, Flex, TextLink } from '@groupride/web-ui';

/**
 * The role of the signed-in operator; null if nobody is signed in. The API enforces permissions; the pages only reflect
 * them.
 */
const OwnRole = createContext<OperatorRole | null>(null);
export const OwnRoleProvider = OwnRole.Provider;

/** Id of the signed-in operator; null if nobody is signed in. */
const OwnId = createContext<number | null>(null);
export const OwnIdProvider = OwnId.Provider;
export const useOwnId = (): number | null => use(OwnId);

export const usePermission = (permission: OperatorPermission): boolean => roleAllows(use(OwnRole), permission);

/** Why the operator's role is insufficient to change or to see something; null if it is sufficient. */
function useRefusal(permission: OperatorPermission, text: 'roles.needed' | 'roles.hidden'): string | null {
  const { t, i18n } = useTranslation();
  const role = use(OwnRole);
  if (role === null || roleAllows(role, permission)) return null;
  const names = rolesWith(permission).map((one) => t(`roles.names.${one}`));
  const roles = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  return t(text, { role: t(`roles.names.${role}`), roles });
}

interface RoleNoteProps {
  permission: OperatorPermission;
  /** Whether the permission is needed to see what is missing, rather than to change it. */
  toSee?: boolean;
}

/** Explains why something is missing here; renders nothing if the role permits it. */
export function RoleNote({ permission, toSee = false }: RoleNoteProps) {
  const refusal = useRefusal(permission, toSee ? 'roles.hidden' : 'roles.needed');
  if (refusal === null) return null;
  return (
    <Flex gap="2" align="center" textStyle="small" color="fg.muted">
      <Box flexShrink="0">
        <Lock size={16} aria-hidden />
      </Box>
      {refusal}
    </Flex>
  );
}

/** What only some roles may do or see; other roles see the reason. */
export function Permitted({ children, ...need }: RoleNoteProps & { children: ReactNode }) {
  return usePermission(need.permission) ? children : <RoleNote {...need} />;
}

/** A link to the page of a rider or driver; only text for roles that may not open it. */
export function PersonLink({ href, children }: { href: string; children: ReactNode }) {
  return usePermission('people.view') ? <TextLink href={href}>{children}</TextLink> : <span>{children}</span>;
}

/** Wraps a page that only some roles may open, even by its address. */
export function permitted(permission: OperatorPermission, Page: ComponentType): ComponentType {
  return function PermittedPage() {
    return usePermission(permission) ? <Page /> : <NotPermitted permission={permission} />;
  };
}

function NotPermitted({ permission }: { permission: OperatorPermission }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<Lock size={26} aria-hidden />}
        title={t('roles.pageRefused')}
        detail={useRefusal(permission, 'roles.hidden') ?? undefined}
      />
    </Card>
  );
}
