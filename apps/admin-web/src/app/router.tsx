import { Navigate, createBrowserRouter } from 'react-router-dom';
import { RouterFrame } from '@groupride/web-ui';
import { CrashedPage } from './pages/crashed-page';
import { PageLoading } from './pages/page-loading';
import { permitted } from '../shared/permissions';
import { RequireOperator } from './require-operator';

export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <RouterFrame />,
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
            { path: 'now', lazy: async () => ({ Component: (await import('./pages/now-page')).NowPage }) },
            {
              path: 'riders',
              lazy: async () => ({
                Component: permitted('people.view', (await import('./pages/riders-page')).RidersPage),
              }),
            },
            {
              path: 'riders/:riderId',
              lazy: async () => ({
                Component: permitted('people.view', (await import('./pages/rider-page')).RiderPage),
              }),
            },
            {
              path: 'drivers/:driverId',
              lazy: async () => ({
                Component: permitted('people.view', (await import('./pages/driver-page')).DriverPage),
              }),
            },
            { path: 'drivers', lazy: async () => ({ Component: (await import('./pages/drivers-page')).DriversPage }) },
            {
              path: 'money',
              lazy: async () => ({
                Component: permitted('money.view', (await import('./pages/money-page')).MoneyPage),
              }),
            },
            {
              path: 'support',
              lazy: async () => ({
                Component: permitted('people.view', (await import('./pages/support-page')).SupportPage),
              }),
            },
            {
              path: 'sales',
              lazy: async () => ({
                Component: permitted('people.view', (await import('./pages/sales-page')).SalesPage),
              }),
            },
            {
              path: 'business',
              lazy: async () => ({ Component: (await import('./pages/business-accounts-page')).BusinessAccountsPage }),
            },
            {
              path: 'business/:accountId',
              lazy: async () => ({ Component: (await import('./pages/business-account-page')).BusinessAccountPage }),
            },
            {
              path: 'business/invoices/:invoiceId',
              lazy: async () => ({ Component: (await import('./pages/business-invoice-page')).BusinessInvoicePage }),
            },
            {
              path: 'developers',
              lazy: async () => ({ Component: (await import('./pages/developers-page')).DevelopersPage }),
            },
            {
              path: 'settings',
              lazy: async () => ({ Component: (await import('./pages/settings-page')).SettingsPage }),
            },
            {
              path: 'security',
              lazy: async () => ({ Component: (await import('./pages/security-page')).SecurityPage }),
            },
            {
              path: 'operators',
              lazy: async () => ({
                Component: permitted('operators.manage', (await import('./pages/operators-page')).OperatorsPage),
              }),
            },
            {
              path: 'audit',
              lazy: async () => ({
                Component: permitted('audit.view', (await import('./pages/audit-page')).AuditPage),
              }),
            },
          ],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ]);
