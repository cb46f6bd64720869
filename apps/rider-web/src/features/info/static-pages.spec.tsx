import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import AboutPage from './about-page';
import AccountDeletedPage from './account-deleted-page';
import FirstRideFreePage from './first-ride-free-page';

it('explains what GroupRide is for, and links to the first ride', () => {
  renderInApp(<AboutPage />, '/about');
  for (const name of ['Our Mission', 'How It Works', 'Safety First', 'Sustainability'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Riding' }).getAttribute('href')).toBe('/ride');
});

it('shows the code, the value and the terms of the first-ride offer', () => {
  renderInApp(<FirstRideFreePage />, '/first-ride-free');
  expect(screen.getAllByText('FREEFIRST').length).toBeGreaterThan(0);
  expect(screen.getByText(/^Terms: one free ride per account, new users only, up to \$50/)).toBeTruthy();
});

it('says what was erased and what remains after an account was deleted', () => {
  renderInApp(<AccountDeletedPage />, '/account-deleted');
  expect(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeTruthy();
  expect(screen.getByText(/Rides, payments and receipts, without your name/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to GroupRide' }).getAttribute('href')).toBe('/landing');
});
