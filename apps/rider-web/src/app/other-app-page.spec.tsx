import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';

const config = { driverWebUrl: 'https://drive.example.test', adminWebUrl: 'https://operations.example.test' };
let answer: { data?: typeof config; error?: unknown };
const leaveFor = jest.fn();
const refetch = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  useGetConfigQuery: () => ({ ...answer, refetch }),
  problemText: () => 'We can’t reach GroupRide.',
  problemOf: () => undefined,
  isRefused: () => false,
}));
jest.unstable_mockModule('../shared/leave-for', () => ({ leaveFor }));
const { default: OtherAppPage } = await import('./other-app-page');

beforeEach(() => jest.clearAllMocks());

it.each([
  ['/driver', 'https://drive.example.test/driver'],
  ['/driver-app?from=landing', 'https://drive.example.test/driver-app?from=landing'],
  ['/driver-live', 'https://drive.example.test/driver-live'],
  ['/driver-onboarding', 'https://drive.example.test/driver-onboarding'],
  ['/admin', 'https://operations.example.test/admin'],
  ['/admin/rides/7', 'https://operations.example.test/admin/rides/7'],
])('redirects %s to the application that serves it', (path, address) => {
  answer = { data: config };
  renderInApp(<OtherAppPage />, path);
  expect(leaveFor.mock.calls).toEqual([[address]]);
});

it('offers a retry instead of redirecting when the address of the other application can’t be loaded', () => {
  answer = { error: { status: 'FETCH_ERROR' } };
  renderInApp(<OtherAppPage />, '/driver');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(leaveFor).not.toHaveBeenCalled();
});
