import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInApp } from '../../../testing/render-in-app';

function useLink() {
  const [isSuccess, setSuccess] = useState(false);
  const link = () => ({
    unwrap: async () => {
      setSuccess(true);
      return { url: '#the-provider' };
    },
  });
  return [link, { isLoading: false, isSuccess, reset: () => setSuccess(false) }] as const;
}
jest.unstable_mockModule('../api', () => ({ useLinkPayoutAccountMutation: useLink }));
const { PayoutAccount } = await import('./payout-account');

const isBusy = () => screen.getByRole('button').textContent === 'Opening…';

it('lets a driver who came back from the provider’s page open it again', async () => {
  renderInApp(<PayoutAccount driverId={4} account={{ state: 'none', bank: null }} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(isBusy()).toBe(true));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(isBusy()).toBe(false);
});
