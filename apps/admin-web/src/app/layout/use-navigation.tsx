import {
  BriefcaseBusiness,
  CarFront,
  Handshake,
  KeyRound,
  Landmark,
  LayoutDashboard,
  MessageSquare,
  ScrollText,
  ShieldCheck,
  Siren,
  SlidersHorizontal,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { roleAllows, type OperatorPermission } from '@groupride/contracts';
import type { UserView } from '@groupride/web-api-client';
import type { NavItem } from '@groupride/web-ui';

/** Pending work on a page, shown beside its name. */
interface Badges {
  alerts: NavItem['badge'];
  support: NavItem['badge'];
}

/** The pages that the operator's role may open. */
export function useNavigation(user: UserView, badges: Badges): NavItem[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const icon = { size: 20, 'aria-hidden': true } as const;
  const items: (NavItem & { permission?: OperatorPermission })[] = [
    {
      href: '/admin',
      label: t('nav.dashboard'),
      icon: <LayoutDashboard {...icon} />,
      active: pathname === '/admin' || pathname.startsWith('/admin/rides'),
    },
    {
      href: '/admin/now',
      label: t('queue.nav'),
      icon: <Siren {...icon} />,
      active: pathname === '/admin/now',
      badge: badges.alerts,
    },
    {
      href: '/admin/drivers',
      label: t('nav.drivers'),
      icon: <CarFront {...icon} />,
      active: pathname.startsWith('/admin/drivers'),
    },
    {
      permission: 'people.view',
      href: '/admin/riders',
      label: t('riders.title'),
      icon: <UsersRound {...icon} />,
      active: pathname.startsWith('/admin/riders'),
    },
    {
      permission: 'money.view',
      href: '/admin/money',
      label: t('money.nav'),
      icon: <Landmark {...icon} />,
      active: pathname === '/admin/money',
    },
    {
      permission: 'people.view',
      href: '/admin/support',
      label: t('support.title'),
      icon: <MessageSquare {...icon} />,
      active: pathname === '/admin/support',
      badge: badges.support,
    },
    {
      permission: 'people.view',
      href: '/admin/sales',
      label: t('sales.title'),
      icon: <Handshake {...icon} />,
      active: pathname === '/admin/sales',
    },
    {
      href: '/admin/business',
      label: t('business.title'),
      icon: <BriefcaseBusiness {...icon} />,
      active: pathname.startsWith('/admin/business'),
    },
    {
      href: '/admin/developers',
      label: t('developers.title'),
      icon: <KeyRound {...icon} />,
      active: pathname === '/admin/developers',
    },
    {
      permission: 'audit.view',
      href: '/admin/audit',
      label: t('nav.audit'),
      icon: <ScrollText {...icon} />,
      active: pathname === '/admin/audit',
    },
    {
      permission: 'operators.manage',
      href: '/admin/operators',
      label: t('nav.operators'),
      icon: <UserCog {...icon} />,
      active: pathname === '/admin/operators',
    },
    {
      href: '/admin/settings',
      label: t('settings.title'),
      icon: <SlidersHorizontal {...icon} />,
      active: pathname === '/admin/settings',
    },
    {
      href: '/admin/security',
      label: t('nav.security'),
      icon: <ShieldCheck {...icon} />,
      active: pathname === '/admin/security',
    },
  ];
  return items.filter(({ permission }) => permission === undefined || roleAllows(user.operatorRole, permission));
}
