import { Building2, CarFront, Clock, HelpCircle, Home, Info, LogIn, User, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Box, Flex, LinkButton, SideMenu } from '@groupride/web-ui';
import { Brand } from '../shared/brand';
import { LegalLinks } from '../shared/legal-links';
import { useClientConfig, useSession } from '../shared/session';

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  pathname: string;
}

/** The menu with all pages and the sign-in link. */
export function Menu({ open, onClose, pathname }: MenuProps) {
  const { t } = useTranslation();
  const { me } = useSession();
  const driverWeb = useClientConfig()?.driverWebUrl ?? '';
  const item = (href: string, label: string, icon: ReactNode) => ({ href, label, icon, active: pathname === href });
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      label={t('nav.menu')}
      closeLabel={t('common.close')}
      header={
        me ? (
          <Flex align="center" gap="3">
            <Avatar name={me.name} />
            <Box minW="0">
              <Box textStyle="strong" truncate>
                {me.name}
              </Box>
              <Box textStyle="caption" color="fg.muted" truncate>
                {me.email}
              </Box>
            </Box>
          </Flex>
        ) : (
          <Brand name={t('product.name')} />
        )
      }
      items={[
        item('/ride', t('nav.ride'), <Home size={20} aria-hidden />),
        item(`${driverWeb}/driver-onboarding`, t('nav.drive'), <CarFront size={20} aria-hidden />),
        item('/history', t('nav.history'), <Clock size={20} aria-hidden />),
        item('/groups', t('nav.groups'), <Users size={20} aria-hidden />),
        item('/profile', t('nav.profile'), <User size={20} aria-hidden />),
        item('/business', t('nav.business'), <Building2 size={20} aria-hidden />),
        item('/help', t('nav.help'), <HelpCircle size={20} aria-hidden />),
        item('/about', t('nav.about'), <Info size={20} aria-hidden />),
      ]}
      footer={
        <>
          {me === null && (
            <LinkButton
              block
              size="sm"
              variant="secondary"
              href="/signin"
              onClick={onClose}
              icon={<LogIn size={18} aria-hidden />}
            >
              {t('signIn.title')}
            </LinkButton>
          )}
          <Box mt={me === null ? '4' : '0'}>
            <LegalLinks />© {new Date().getFullYear()} {t('product.name')} · {t('nav.version', { version: '1.0.0' })}
          </Box>
        </>
      }
    />
  );
}
