import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { OfferFeed } from '../hooks/use-offer-feed';
import { aRequest } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

jest.setTimeout(90_000);

const retry = jest.fn();
const nothing: OfferFeed = { offers: [], loading: false, problem: undefined, retrying: false, retry };
let feed = nothing;
jest.unstable_mockModule('../hooks/use-offer-feed', () => ({ useOfferFeed: () => feed }));
jest.unstable_mockModule('../../../shared/position/position-context', () => ({
  usePosition: () => ({ fix: { lat: 35.2, lng: -80.8 } }),
}));
const { RequestList } = await import('./request-list');

function open(of: Partial<OfferFeed>) {
  feed = { ...nothing, ...of };
  renderInApp(<RequestList driverId={1} onAccepted={() => undefined} />);
}
const away = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
const offer = () => ({ request: aRequest(), deadline: Date.now() + 15_000, receivedAt: Date.now() });

describe('request list', () => {
  it('says that requests will come', () => {
    open({});
    expect(screen.getByText('Waiting for requests')).toBeTruthy();
  });

  it('says what failed and why, instead of promising requests, and tries again when asked to', () => {
    open({ problem: away });
    expect(screen.queryByText('Waiting for requests')).toBeNull();
    expect(screen.getByText('We couldn’t load ride requests')).toBeTruthy();
    expect(
      screen.getByText('We can’t reach GroupRide. Check your connection and try again. We’ll keep trying.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('keeps the requests that came before, and says that newer ones may be missing', () => {
    open({ problem: away, offers: [offer()] });
    expect(screen.getByText('New requests may be missing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  });
});
