import { Navigate, createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { OperatorPermission } from '@groupride/contracts';
import { RouterFrame } from '@groupride/web-ui';
import { CrashedPage } from './pages/crashed-page';
import { RequireOperator } from './require-operator';

/**
 * A page that only some roles may open. The permission check is loaded with the page, because sign-in does not need it.
 */
const forPermitted = (permission: OperatorPermission, load: () => Promise<ComponentType>) => async () => {
  const [{ permitted }, Page] = await Promise.all([import('../shared/permissions'), load()]);
  return { Component: permitted(permission, Page) };
};

const operatorPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/dashboard-page')).DashboardPage }) },
  { path: 'rides/:rideId', lazy: async () => ({ Component: (await import('./pages/ride-page')).RidePage }) },
  { path: 'now', lazy: async () => ({ Component: (await import('./pages/now-page')).NowPage }) },
  {
    path: 'riders',
    lazy: forPermitted('people.view', async () => (await import('./pages/riders-page')).RidersPage),
  },
  {
    path: 'riders/:riderId',
    lazy: forPermitted('people.view', async () => (await import('./pages/rider-page')).RiderPage),
  },
  {
    path: 'drivers/:driverId',
    lazy: forPermitted('people.view', async () => (await import('./pages/driver-page')).DriverPage),
  },
  { path: 'drivers', lazy: async () => ({ Component: (await import('./pages/drivers-page')).DriversPage }) },
  {
    path: 'money',
    lazy: forPermitted('money.view', async () => (await import('./pages/money-page')).MoneyPage),
  },
  {
    path: 'support',
    lazy: forPermitted('people.view', async () => (await import('./pages/support-page')).SupportPage),
  },
  {
    path: 'sales',
    lazy: forPermitted('people.view', async () => (await import('./pages/sales-page')).SalesPage),
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
    lazy: forPermitted('operators.manage', async () => (await import('./pages/operators-page')).OperatorsPage),
  },
  {
    path: 'audit',
    lazy: forPermitted('audit.view', async () => (await import('./pages/audit-page')).AuditPage),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFound }) },
];

export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <RouterFrame />,
      errorElement: <CrashedPage />,
      children: [
        { path: '/', element: <Navigate to="/admin" replace /> },
        { path: '/signin', lazy: async () => ({ Component: (await import('./pages/sign-in-page')).SignInPage }) },
        {
          path: '/admin',
          element: <RequireOperator />,
          // Inside the operators' layout, so that the navigation stays when a page fails.
          children: [{ errorElement: <CrashedPage />, children: operatorPages }],
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }) },
      ],
    },
  ]);
