import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';

let me: object | null = null;
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me }),
  useClientConfig: () => undefined,
}));
const { default: LandingPage } = await import('./landing-page');

const headerLinks = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads from the header to sign-in and to sign-up', () => {
  me = null;
  renderInApp(<LandingPage />, '/landing');
  expect(headerLinks()).toEqual(
    expect.arrayContaining([
      ['Log in', '/api/login?returnTo=/'],
      ['Sign up', '/signup'],
    ]),
  );
});

it('offers neither to somebody who is signed in', () => {
  me = { id: 1 };
  renderInApp(<LandingPage />, '/landing');
  expect(headerLinks().map(([text]) => text)).not.toContain('Sign up');
});
