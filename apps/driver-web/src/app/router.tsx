import { Link, Navigate, Outlet, createBrowserRouter } from 'react-router-dom';
import { LinkProvider, type KitLinkProps } from '@groupride/web-ui';
import { CrashedPage } from './pages/crashed-page';
import { PageLoading } from './pages/page-loading';
import { RequireSession } from './require-session';

/** Our own pages by the router, everything else (other sites, tel:) by the browser. */
function AppLink({ href, ...rest }: KitLinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

const Root = () => (
  <LinkProvider link={AppLink}>
    <Outlet />
  </LinkProvider>
);

export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <CrashedPage />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        { path: '/', element: <Navigate to="/driver" replace /> },
        { path: '/signin', lazy: async () => ({ Component: (await import('./pages/sign-in-page')).SignInPage }) },
        {
          element: <RequireSession />,
          children: [
            ...['/driver', '/driver-app'].map((path) => ({
              path,
              lazy: async () => ({ Component: (await import('./pages/driver-page')).DriverPage }),
            })),
            { path: '/driver-onboarding', lazy: async () => ({ Component: (await import('./pages/onboarding-page')).OnboardingPage }) },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ]);
