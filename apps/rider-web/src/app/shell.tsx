import { Clock, Home, User, Users } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLanguageReport } from '@groupride/web-api-client';
import {
  BottomNav,
  LinkProvider,
  LoadingState,
  loadedWhenOpened,
  OfflineBanner,
  PhoneFrame,
  RouterLink,
  storage,
} from '@groupride/web-ui';
import { useOwnDraft } from '../features/booking/hooks/use-own-draft';
import { guestRide, isGuest } from '../shared/guest-ride';
import { useSession } from '../shared/session';
import { SocketProvider } from '../shared/socket';
import { Aside } from './aside';
import { lazyWithTexts, loadAllTexts } from './lazy-with-texts';

const Menu = loadedWhenOpened(async () => (await Promise.all([import('./menu'), loadAllTexts()]))[0].Menu);

/** Loaded separately, because only signed-in people have rides and notifications. */
const NotificationAnnouncer = lazyWithTexts(
  async () => (await import('../features/notifications/notification-announcer')).NotificationAnnouncer,
);
const RideNews = lazyWithTexts(async () => (await import('./ride-news')).RideNews);

export interface ShellContext {
  openMenu: () => void;
}

/** The frame around every page: the column, the tabs, the menu, the socket, and ride alerts. */
export function Shell() {
  const { me } = useSession();
  const { i18n } = useTranslation();
  // Guests have no profile in which to store a language.
  useLanguageReport(isGuest(me) ? undefined : me?.id, i18n.language, storage);
  useOwnDraft();
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
    {
      href: '/profile',
      label: t('nav.profile'),
      icon: <User size={20} aria-hidden />,
      active: isWithin('/profile', pathname),
    },
  ];
  const context: ShellContext = { openMenu: () => setMenu(true) };
  const wide = WIDE_PAGES.some((page) => isWithin(page, pathname));
  return (
    <PhoneFrame
      skipLabel={t('nav.skip')}
      {...(isGuest(me) ? {} : { bottomNav: <BottomNav label={t('nav.main')} items={tabs} rail={wide} /> })}
      banner={<OfflineBanner text={t('problems.offline')} />}
      aside={<Aside />}
      fullBleed={isMapPage(pathname, search)}
      wide={wide}
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

/** Lists and settings pages that use the full width of a desktop screen. */
const WIDE_PAGES = ['/history', '/groups', '/profile'];

const isWithin = (page: string, pathname: string): boolean => pathname === page || pathname.startsWith(`${page}/`);

/** Whether the map fills the window: on Home, the ride page and its tracker. */
function isMapPage(pathname: string, search: string): boolean {
  if (pathname === '/' || pathname === '/ride') return true;
  return /^\/ride\/\d+$/.test(pathname) || (pathname === '/rider-track' && new URLSearchParams(search).has('rideId'));
}
