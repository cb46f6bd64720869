import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe';
import { renderInApp } from '../testing/render-in-app';

let me: object | null = null;
jest.unstable_mockModule('../shared/session', () => ({
  useSession: () => ({ me }),
  useClientConfig: () => ({ driverWebUrl: 'https://drive.example' }),
}));
const { Menu } = await import('./menu');

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')] as const);
const open = () => renderInApp(<Menu open onClose={jest.fn()} pathname="/history" />);

it('links to every page, marks the current one, and shows the copyright and the version', () => {
  me = { name: 'Rita Rider', email: 'rita@example.test' };
  open();
  expect(links()).toEqual(
    expect.arrayContaining([
      ['Ride', '/ride'],
      ['Drive', 'https://drive.example/driver-onboarding'],
      ['History', '/history'],
      ['Groups', '/groups'],
      ['Profile', '/profile'],
      ['Business', '/business'],
      ['Help', '/help'],
      ['About', '/about'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} GroupRide · .*1\\.0\\.0`))).toBeTruthy();
  expect(screen.getByText('Rita Rider')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('offers to sign in', () => {
  me = null;
  open();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
});

it('passes the axe accessibility checks', async () => {
  me = { name: 'Rita Rider', email: 'rita@example.test' };
  open();
  expect(await axeViolations()).toEqual([]);
});
