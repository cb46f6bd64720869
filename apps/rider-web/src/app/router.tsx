import type { ComponentType } from 'react';
import { Navigate, createBrowserRouter } from 'react-router-dom';
import { RequireSession } from '../shared/require-session';
import { HomePage } from './home-page';
import { RouteError } from './route-error';
import { Shell } from './shell';

/** A page whose program is loaded when it is first opened. */
const lazily = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default });

const elsewhere = lazily(() => import('./elsewhere-page'));

export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <HomePage /> },
        { path: 'ride', element: <HomePage /> },
        { path: 'landing', lazy: lazily(() => import('../features/info/landing-page')) },
        { path: 'signin', lazy: lazily(() => import('../features/session/sign-in-page')) },
        { path: 'signup', lazy: lazily(() => import('../features/session/sign-up-page')) },
        { path: 'join/:token', lazy: lazily(() => import('../features/join/join-page')) },
        { path: 'business', lazy: lazily(() => import('../features/info/business-page')) },
        { path: 'about', lazy: lazily(() => import('../features/info/about-page')) },
        { path: 'help', lazy: lazily(() => import('../features/info/help-page')) },
        { path: 'first-ride-free', lazy: lazily(() => import('../features/info/first-ride-free-page')) },
        {
          element: <RequireSession />,
          children: [
            { path: 'payment', lazy: lazily(() => import('../features/payment/payment-page')) },
            { path: 'payment-success', lazy: lazily(() => import('../features/payment/payment-success-page')) },
            { path: 'ride/:rideId', lazy: lazily(() => import('../features/ride/ride-page')) },
            { path: 'ride/:rideId/receipt', lazy: lazily(() => import('../features/ride/receipt-page')) },
            { path: 'rider-track', lazy: lazily(() => import('../features/ride/track-page')) },
            { path: 'history', lazy: lazily(() => import('../features/history/history-page')) },
            { path: 'groups', lazy: lazily(() => import('../features/groups/groups-page')) },
            { path: 'profile', lazy: lazily(() => import('../features/profile/profile-page')) },
          ],
        },
        { path: 'ride-history', element: <Navigate to="/history" replace /> },
        { path: 'driver', lazy: elsewhere },
        { path: 'driver-app', lazy: elsewhere },
        { path: 'driver-live', lazy: elsewhere },
        { path: 'driver-onboarding', lazy: elsewhere },
        { path: '*', lazy: lazily(() => import('./not-found-page')) },
      ],
    },
  ]);
}
