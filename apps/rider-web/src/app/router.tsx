import type { ComponentType } from 'react';
import { Navigate, createBrowserRouter } from 'react-router-dom';
import { loadAllParts, loadQrCode } from '@groupride/web-ui';
import { afterFirstView, loadWhenIdle } from '../shared/after-first-view';
import { ForAccounts } from '../shared/for-accounts';
import { RequireSession } from '../shared/require-session';
import { Home, loadHome } from './home';
import { loadAllTexts } from './i18n';
import { RouteError } from './route-error';
import { Shell } from './shell';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** A page whose code loads when it is first opened. */
const light = (load: LoadPage) => async () => ({ Component: (await load()).default });

/** A page that also loads the texts missing from the initial load. */
const lazily = (load: LoadPage) => light(async () => (await Promise.all([load(), loadAllTexts()]))[0]);

const pages = {
  history: () => import('../features/history/history-page'),
  groups: () => import('./groups-with-chat'),
  profile: () => import('../features/profile/profile-page'),
  ride: () => import('./ride-with-chat'),
  track: () => import('../features/ride/track-page'),
  chat: () => import('../features/chat/chat-page'),
  receipt: () => import('../features/ride/receipt-page'),
};

/**
 * Preloaded parts of Home for signed-in people. Somebody who entered through a link may open Home for the first time
 * offline.
 */
const homeParts = [
  () => import('../features/notifications/notification-bell'),
  () => import('./current-ride'),
  () => import('../features/ride/components/confirmed-overlay'),
];

/**
 * Preloads what people open next, so that it opens immediately, even offline: Home, texts and dialogs, and for somebody
 * with a session the pages behind the tabs, and what a ride needs at the pickup.
 */
export const loadAhead = (hasSession: boolean): (() => void) =>
  afterFirstView(
    () =>
      void loadWhenIdle([
        loadHome,
        loadAllTexts,
        loadAllParts,
        ...(hasSession ? [...Object.values(pages), ...homeParts, loadQrCode] : []),
      ]),
  );

const elsewhere = lazily(() => import('./other-app-page'));

export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      children: [
        {
          // When a page fails, the frame around it remains.
          errorElement: <RouteError />,
          children: [
            {
              element: <ForAccounts />,
              children: [
                { index: true, element: <Home /> },
                { path: 'ride', element: <Home /> },
              ],
            },
            { path: 'landing', lazy: light(() => import('../features/info/landing-page')) },
            { path: 'signin', lazy: light(() => import('../features/session/sign-in-page')) },
            { path: 'signup', lazy: lazily(() => import('../features/session/sign-up-page')) },
            { path: 'join/:token', lazy: lazily(() => import('../features/join/join-page')) },
            { path: 'guest/:token?', lazy: lazily(() => import('../features/guest/guest-page')) },
            { path: 'trip/:token', lazy: lazily(() => import('../features/shared-trip/shared-trip-page')) },
            { path: 'invitations/stop/:token', lazy: lazily(() => import('../features/join/stop-invitations-page')) },
            { path: 'business', lazy: lazily(() => import('../features/info/business-page')) },
            { path: 'about', lazy: lazily(() => import('../features/info/about-page')) },
            { path: 'help', lazy: lazily(() => import('../features/help/help-page')) },
            { path: 'help/:slug', lazy: lazily(() => import('../features/help/article-page')) },
            { path: 'user-flow', lazy: lazily(() => import('../features/info/user-flow-page')) },
            { path: 'test-flow', lazy: lazily(() => import('../features/info/test-flow-page')) },
            { path: 'terms', lazy: lazily(() => import('../features/legal/terms-page')) },
            { path: 'privacy', lazy: lazily(() => import('../features/legal/privacy-page')) },
            { path: 'account-deleted', lazy: lazily(() => import('../features/info/account-deleted-page')) },
            { path: 'mapping', lazy: lazily(() => import('./mapping-page')) },
            { path: 'location-demo', lazy: lazily(() => import('../features/mapping/location-demo-page')) },
            { path: 'first-ride-free', lazy: lazily(() => import('../features/info/first-ride-free-page')) },
            {
              element: <RequireSession />,
              children: [
                { path: 'payment', lazy: lazily(() => import('../features/payment/payment-page')) },
                { path: 'checkout', lazy: lazily(() => import('../features/payment/payment-page')) },
                { path: 'payment-success', lazy: lazily(() => import('./paid-page')) },
                { path: 'ride/:rideId', lazy: lazily(pages.ride) },
                { path: 'ride/:rideId/chat', lazy: lazily(pages.chat) },
                { path: 'ride/:rideId/receipt', lazy: lazily(pages.receipt) },
                { path: 'rider-track', lazy: lazily(pages.track) },
                { path: 'help/chat', lazy: lazily(() => import('../features/support/support-page')) },
                { path: 'history', lazy: lazily(pages.history) },
                { path: 'groups', lazy: lazily(pages.groups) },
                { path: 'profile/:section?', lazy: lazily(pages.profile) },
              ],
            },
            { path: 'ride-history', element: <Navigate to="/history" replace /> },
            { path: 'driver', lazy: elsewhere },
            { path: 'driver-app', lazy: elsewhere },
            { path: 'driver-live', lazy: elsewhere },
            { path: 'driver-onboarding', lazy: elsewhere },
            { path: 'admin/*', lazy: elsewhere },
            { path: '*', lazy: lazily(() => import('./not-found-page')) },
          ],
        },
      ],
    },
  ]);
}
