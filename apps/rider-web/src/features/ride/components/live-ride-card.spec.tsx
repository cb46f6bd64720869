import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const shown: boolean[] = [];
jest.unstable_mockModule('./verification', () => ({
  VerificationSheet: ({ open }: { open: boolean }) => {
    shown.push(open);
    return null;
  },
}));
jest.unstable_mockModule('./payment-notice', () => ({ PaymentNotice: () => <p>Pay now</p> }));
jest.unstable_mockModule('./ride-status-dialog', () => ({
  RideStatusDialog: ({ open }: { open: boolean }) => (open ? <p>Status dialog</p> : null),
}));
const { LiveRideCard } = await import('./live-ride-card');

const ride = { id: 7, pickupLocation: 'NoDa', dropoffLocation: 'South End', scheduledAt: null, pledge: null };
const open = (status: string, more: Partial<RideView> = {}) =>
  renderInApp(<LiveRideCard ride={{ ...ride, status, ...more } as unknown as RideView} />, '/');
const buttons = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent?.trim());

it.each([
  ['pending', 'Looking for driver', 25],
  ['confirmed', 'Driver assigned', 40],
  ['en_route', 'Live · driver on the way', 70],
  ['in_progress', 'Live · on the trip', 90],
])('shows status and progress of a ride that is %s', (status, line, progress) => {
  open(status);
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText('NoDa → South End')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(progress));
});

it('says only once that the payment is not finished', () => {
  open('awaiting_payment');
  expect(screen.getAllByText('Finishing payment')).toHaveLength(1);
  expect(screen.getByText('Pay now')).toBeTruthy();
});

it('links to the tracker on the road, and to the QR code until the trip starts', () => {
  open('en_route');
  expect(screen.getByRole('link', { name: 'Track Driver' }).getAttribute('href')).toBe('/rider-track?rideId=7');
  fireEvent.click(screen.getByRole('button', { name: 'Show Verification QR Code' }));
  expect(shown.at(-1)).toBe(true);
});

it('says that the driver is here once they have arrived', () => {
  open('en_route', { arrivedAt: '2026-12-04T14:00:00.000Z' });
  expect(screen.getByText('Your driver is here')).toBeTruthy();
  expect(screen.getByText('At Pickup')).toBeTruthy();
  expect(screen.queryByText('Live · driver on the way')).toBeNull();
});

it.each([
  ['pending', false, false],
  ['confirmed', false, true],
  ['in_progress', true, false],
])('offers the actions of a ride that is %s', (status, tracker, code) => {
  open(status);
  expect(buttons().includes('Track Driver')).toBe(tracker);
  expect(buttons().includes('Show Verification QR Code')).toBe(code);
});

it('opens the ride and its status dialog', async () => {
  open('pending');
  fireEvent.click(screen.getByRole('button', { name: 'Ride Status' }));
  expect(await within(document.body).findByText('Status dialog')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/ride/7');
});
