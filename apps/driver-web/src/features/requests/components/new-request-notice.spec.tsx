import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import { aRequest } from '../../../testing/rides';

jest.unstable_mockModule('../offer-sound', () => ({ signalOffer: () => undefined }));
const offer = (offerId: number, pickupLocation: string) => ({
  request: aRequest({ offerId, pickupLocation, estimatedFare: '$42.50' }),
  deadline: Date.now() + 15_000,
  receivedAt: Date.now(),
});
const offers = [offer(1, 'Uptown'), offer(2, 'Airport')];
let announced = offers[0];
jest.unstable_mockModule('../slice', () => ({
  selectAnnounced: () => announced,
  selectOffers: () => offers,
  announcementSeen: () => ({ type: 'seen' }),
}));
const { NewRequestNotice } = await import('./new-request-notice');

const show = (which: (typeof offers)[number] | undefined) => {
  announced = which;
  renderInApp(<NewRequestNotice />);
  return screen.getByRole('alert');
};
/** Whether the notice is visible over the map. */
const isVisible = (notice: HTMLElement) => notice.querySelector('svg') !== null;

describe('the notice of a new request', () => {
  it('announces a request that is on the sheet only to screen readers, with the time to answer', () => {
    const notice = show(offers[0]);
    expect(notice.textContent).toBe('New ride request: Uptown · $42.50. 15 seconds left');
    expect(isVisible(notice)).toBe(false);
  });

  it('shows a further request as the next', () => {
    const notice = show(offers[1]);
    expect(notice.textContent).toBe('Next request: Airport · $42.50');
    expect(isVisible(notice)).toBe(true);
  });
});
