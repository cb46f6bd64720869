import { Link, Navigate, Outlet, createBrowserRouter } from 'react-router-dom';
import { LinkProvider, type KitLinkProps } from '@groupride/web-ui';
import { CrashedPage } from './pages/crashed-page';
import { PageLoading } from './pages/page-loading';
import { RequireOperator } from './require-operator';

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
        { path: '/', element: <Navigate to="/admin" replace /> },
        { path: '/signin', lazy: async () => ({ Component: (await import('./pages/sign-in-page')).SignInPage }) },
        {
          path: '/admin',
          element: <RequireOperator />,
          children: [
            { index: true, lazy: async () => ({ Component: (await import('./pages/dashboard-page')).DashboardPage }) },
            { path: 'rides/:rideId', lazy: async () => ({ Component: (await import('./pages/ride-page')).RidePage }) },
            { path: 'drivers', lazy: async () => ({ Component: (await import('./pages/drivers-page')).DriversPage }) },
            { path: 'audit', lazy: async () => ({ Component: (await import('./pages/audit-page')).AuditPage }) },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ]);
