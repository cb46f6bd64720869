import { Navigate, createBrowserRouter } from 'react-router-dom';
import { RouterFrame } from '@groupride/web-ui';
import { loadAllTexts } from './i18n';
import { CrashedPage } from './pages/crashed-page';
import { RequireSession } from './require-session';

export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <RouterFrame />,
      errorElement: <CrashedPage />,
      children: [
        { path: '/', element: <Navigate to="/driver" replace /> },
        { path: '/signin', lazy: async () => ({ Component: (await import('./pages/sign-in-page')).SignInPage }) },
        {
          path: '/signup',
          lazy: async () => {
            const [{ SignUpPage }] = await Promise.all([import('./pages/sign-up-page'), loadAllTexts()]);
            return { Component: SignUpPage };
          },
        },
        {
          element: <RequireSession />,
          children: [
            ...['/driver', '/driver-app'].map((path) => ({
              path,
              lazy: async () => ({ Component: (await import('./pages/driver-page')).DriverPage }),
            })),
            {
              path: '/driver/earnings',
              lazy: async () => ({ Component: (await import('./pages/earnings-page')).EarningsPage }),
            },
            {
              path: '/driver/scheduled',
              lazy: async () => ({ Component: (await import('./pages/scheduled-page')).ScheduledPage }),
            },
            {
              path: '/driver/ratings',
              lazy: async () => ({ Component: (await import('./pages/ratings-page')).RatingsPage }),
            },
            {
              path: '/driver/documents',
              lazy: async () => ({ Component: (await import('./pages/documents-page')).DocumentsPage }),
            },
            {
              path: '/driver/settings',
              lazy: async () => ({ Component: (await import('./pages/settings-page')).SettingsPage }),
            },
            {
              path: '/driver/support',
              lazy: async () => ({ Component: (await import('./pages/support-page')).SupportPage }),
            },
            { path: '/driver-live', lazy: async () => ({ Component: (await import('./pages/live-page')).LivePage }) },
            {
              path: '/driver-onboarding',
              lazy: async () => ({ Component: (await import('./pages/onboarding-page')).OnboardingPage }),
            },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ]);
