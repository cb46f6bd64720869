import { CalendarClock, Car, FileCheck, LocateFixed, LogOut, MessageCircle, Settings, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetConfigQuery, useGetCurrentUserQuery } from '@groupride/web-api-client';
import {
  Box,
  Button,
  ColorModeToggle,
  LanguageToggle,
  LinkButton,
  SideMenu,
  Stack,
  setLanguage,
  useLanguage,
} from '@groupride/web-ui';
import { useGetDriverProfileQuery } from '../../features/presence/api';
import { usePresence } from '../../features/presence/hooks/use-presence';
import { useSignOut } from '../use-sign-out';

export interface DriverMenuProps {
  open: boolean;
  onClose: () => void;
  /** Additional settings of the driver, shown above language and appearance. */
  settings?: React.ReactNode;
}

/** Language, appearance, a link to the rider app and sign-out. */
export function DriverMenu({ open, onClose, settings = null }: DriverMenuProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { data: user } = useGetCurrentUserQuery();
  const { data: config } = useGetConfigQuery();
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      label={t('menu.title')}
      closeLabel={t('app.close')}
      items={[
        ...(user?.driverId
          ? [
              {
                href: '/driver/scheduled',
                label: t('scheduled.title'),
                icon: <CalendarClock size={20} aria-hidden />,
              },
              { href: '/driver/settings', label: t('settings.title'), icon: <Settings size={20} aria-hidden /> },
              { href: '/driver/ratings', label: t('ratings.title'), icon: <Star size={20} aria-hidden /> },
              { href: '/driver/documents', label: t('documents.title'), icon: <FileCheck size={20} aria-hidden /> },
              { href: '/driver-live', label: t('menu.live'), icon: <LocateFixed size={20} aria-hidden /> },
            ]
          : []),
        ...(user
          ? [{ href: '/driver/support', label: t('support.title'), icon: <MessageCircle size={20} aria-hidden /> }]
          : []),
        ...(config ? [{ href: config.riderWebUrl, label: t('menu.ride'), icon: <Car size={20} aria-hidden /> }] : []),
      ]}
      header={
        user && (
          <Box>
            <Box textStyle="strong">{user.name}</Box>
            <Box textStyle="caption" color="fg.muted">
              {user.email}
            </Box>
          </Box>
        )
      }
      footer={
        <Stack gap="4">
          {settings}
          <Labeled label={t('menu.language')}>
            <LanguageToggle
              label={t('menu.language')}
              value={language}
              onChange={(next) => void setLanguage(i18n, next)}
            />
          </Labeled>
          <Labeled label={t('menu.appearance')}>
            <ColorModeToggle
              label={t('menu.appearance')}
              labels={{ system: t('menu.system'), light: t('menu.light'), dark: t('menu.dark') }}
            />
          </Labeled>
          {user ? (
            <SignOut driverId={user.driverId ?? null} />
          ) : (
            <LinkButton block href="/signin" onClick={onClose}>
              {t('signIn.verify')}
            </LinkButton>
          )}
        </Stack>
      }
    />
  );
}

/** Ends the session, and the shift of a driver who is online. */
function SignOut({ driverId }: { driverId: number | null }) {
  const { t } = useTranslation();
  const { data: driver } = useGetDriverProfileQuery(undefined, { skip: driverId === null });
  const { goOffline } = usePresence(driverId ?? 0);
  const { signOutAndRedirect, isSigningOut } = useSignOut();
  const isOnline = driver?.isOnline ?? false;
  return (
    <Stack gap="1.5">
      <Button
        block
        variant="secondary"
        busy={isSigningOut}
        icon={<LogOut size={18} aria-hidden />}
        onClick={() => void signOutAndRedirect(isOnline ? goOffline : undefined)}
      >
        {t('menu.signOut')}
      </Button>
      {isOnline && <Box textAlign="center">{t('menu.signOutOnline')}</Box>}
    </Stack>
  );
}

function Labeled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box>
      <Box aria-hidden mb="1.5">
        {label}
      </Box>
      {children}
    </Box>
  );
}
