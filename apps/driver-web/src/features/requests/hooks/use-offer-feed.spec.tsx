import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SocketProvider, type AppSocket } from '@groupride/web-api-client';
import { aRequest } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';
import { REQUESTS_POLL, useOfferFeed } from './use-offer-feed';

const socket = { on: () => socket, off: () => socket, connect: () => socket, disconnect: () => socket };
class FakeRequest {
  constructor(readonly url: string) {}
}
const answer = { status: 200, text: async () => JSON.stringify([aRequest({ offerId: 9 })]), clone: () => answer };
const fetch = jest.fn(async () => answer);

function Page({ name }: { name: string }) {
  const { offers } = useOfferFeed(1, { open: true });
  return <p>{`${name}: ${offers.map(({ request }) => request.offerId).join()}`}</p>;
}
const show = (name: string) => (
  <SocketProvider connect={() => socket as unknown as AppSocket}>
    <Page key={name} name={name} />
  </SocketProvider>
);

it('shows an open request at once on the next page, and not only after the next poll', async () => {
  Object.assign(globalThis, { Request: FakeRequest, Headers: Map, fetch });
  const { rerender } = renderInApp(show('Earnings'));
  await screen.findByText('Earnings: 9');
  rerender(show('Home'));
  await waitFor(() => expect(screen.getByText('Home: 9')).toBeTruthy(), { timeout: REQUESTS_POLL / 2 });
  expect(fetch).toHaveBeenCalledTimes(2);
});
