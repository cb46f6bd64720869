import { Lock } from 'lucide-react';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roleAllows, rolesWith, type OperatorPermission, type OperatorRole } from '@groupride/contracts';
import { Box, Card, EmptyState, Flex } from '@groupride/web-ui';

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

/** Why the operator's role is insufficient; null if it is sufficient. */
function useRefusal(permission: OperatorPermission): string | null {
  const { t, i18n } = useTranslation();
  const role = use(OwnRole);
  if (role === null || roleAllows(role, permission)) return null;
  const names = rolesWith(permission).map((one) => t(`roles.names.${one}`));
  const roles = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  return t('roles.needed', { role: t(`roles.names.${role}`), roles });
}

/** Explains why actions are missing here; renders nothing if the role permits them. */
export function RoleNote({ permission }: { permission: OperatorPermission }) {
  const refusal = useRefusal(permission);
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

/** Actions that only some roles have; other roles see the reason. */
export function Permitted({ permission, children }: { permission: OperatorPermission; children: ReactNode }) {
  return usePermission(permission) ? children : <RoleNote permission={permission} />;
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
        detail={useRefusal(permission) ?? undefined}
      />
    </Card>
  );
}
