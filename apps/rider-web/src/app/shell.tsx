import { Building2, CarFront, Clock, HelpCircle, Home, Info, LogIn, User, Users } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useToldLanguage } from '@groupride/web-api-client';
import {
  Avatar,
  BottomNav,
  Box,
  Flex,
  LinkButton,
  LinkProvider,
  LoadingState,
  OfflineBanner,
  PhoneFrame,
  RouterLink,
  SideMenu,
  storage,
} from '@groupride/web-ui';
import { Brand } from '../shared/brand';
import { LegalLinks } from '../shared/legal-links';
import { guestRide, isGuest } from '../shared/guest-ride';
import { useClientConfig, useSession } from '../shared/session';
import { SocketProvider } from '../shared/socket';
import { Aside } from './aside';

/** Only somebody who is signed in has rides and notifications. */
const NotificationAnnouncer = lazy(async () => ({
  default: (await import('../features/notifications/notification-announcer')).NotificationAnnouncer,
}));
const RideNews = lazy(async () => ({ default: (await import('./ride-news')).RideNews }));

export interface ShellContext {
  openMenu: () => void;
}

/** Around every page: the column, the tabs, the menu, the socket, and news about one's ride. */
export function Shell() {
  const { me } = useSession();
  const { i18n } = useTranslation();
  // A guest has no profile to keep a language in.
  useToldLanguage(isGuest(me) ? undefined : me?.id, i18n.language, storage);
  const guestRideId = me?.guestRideId;
  useEffect(() => {
    if (typeof guestRideId === 'number') guestRide.remember(guestRideId);
  }, [guestRideId]);
  return (
    <LinkProvider link={RouterLink}>
      <SocketProvider enabled={Boolean(me)}>
        <Frame />
        <ScrollRestoration />
      </SocketProvider>
    </LinkProvider>
  );
}

function Frame() {
  const { t } = useTranslation();
  const { me } = useSession();
  const { pathname, search } = useLocation();
  const [menu, setMenu] = useState(false);
  const on = (path: string) => pathname === path || (path === '/' && pathname === '/ride');
  const tabs = [
    { href: '/', label: t('nav.home'), icon: <Home size={20} aria-hidden />, active: on('/') },
    { href: '/history', label: t('nav.history'), icon: <Clock size={20} aria-hidden />, active: on('/history') },
    { href: '/groups', label: t('nav.groups'), icon: <Users size={20} aria-hidden />, active: on('/groups') },
    { href: '/profile', label: t('nav.profile'), icon: <User size={20} aria-hidden />, active: on('/profile') },
  ];
  const context: ShellContext = { openMenu: () => setMenu(true) };
  return (
    <PhoneFrame
      skipLabel={t('nav.skip')}
      {...(isGuest(me) ? {} : { bottomNav: <BottomNav label={t('nav.main')} items={tabs} /> })}
      banner={<OfflineBanner text={t('problems.offline')} />}
      aside={<Aside />}
      fullBleed={isMapPage(pathname, search)}
    >
      {me && (
        <Suspense fallback={null}>
          <RideNews />
          {!isGuest(me) && <NotificationAnnouncer />}
        </Suspense>
      )}
      <Suspense fallback={<LoadingState label={t('common.loading')} />}>
        <Outlet context={context} />
      </Suspense>
      <Menu open={menu} onClose={() => setMenu(false)} pathname={pathname} />
    </PhoneFrame>
  );
}

/** The ride and its tracker: the map fills the window. */
function isMapPage(pathname: string, search: string): boolean {
  return /^\/ride\/\d+$/.test(pathname) || (pathname === '/rider-track' && new URLSearchParams(search).has('rideId'));
}

function Menu({ open, onClose, pathname }: { open: boolean; onClose: () => void; pathname: string }) {
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
