import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { fakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

type Confirmed = { error?: { type: string; code?: string; message: string } };
type Retrieved = { setupIntent?: { status: string } };
const confirmSetup = jest.fn<() => Promise<Confirmed>>();
const retrieveSetupIntent = jest.fn<(clientSecret: string) => Promise<Retrieved>>();
const stripe = { confirmSetup, retrieveSetupIntent };
const refreshes = fakeMutation<void>();
jest.unstable_mockModule('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  PaymentElement: () => null,
  useElements: () => ({}),
  useStripe: () => stripe,
}));
jest.unstable_mockModule('../../../shared/payments/use-provider', () => ({
  useProvider: () => ({ ready: { stripe, begun: { clientSecret: 'seti_1_secret_2' } } }),
}));
jest.unstable_mockModule('../../../shared/payments/use-provider-form', () => ({
  useProviderForm: () => ({ ready: true, round: 0, onReady: () => undefined }),
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useBeginCardSetupMutation: () => [() => undefined],
  useListCardsQuery: () => ({ data: [] }),
  useRefreshCardsMutation: refreshes.use,
}));
const { PaymentMethods } = await import('./payment-methods');

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lost = { error: { type: 'api_connection_error', message: 'No connection.' } };

beforeEach(() => {
  refreshes.asked.length = 0;
  retrieveSetupIntent.mockReset();
});

function save(confirmed: Confirmed) {
  confirmSetup.mockResolvedValue(confirmed);
  renderInApp(<PaymentMethods />, '/profile/payment');
  press('Add a card');
  press('Save card');
}

describe('saving a card', () => {
  it('asks the provider whether the card is saved when the answer was lost', async () => {
    retrieveSetupIntent.mockResolvedValue({ setupIntent: { status: 'succeeded' } });
    save(lost);
    await screen.findByText('Card saved');
    expect(retrieveSetupIntent).toHaveBeenCalledWith('seti_1_secret_2');
    expect(refreshes.asked).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when nobody knows whether the card is saved, and looks for it when the form closes', async () => {
    retrieveSetupIntent.mockResolvedValue({});
    save(lost);
    await screen.findByText('We don’t know whether the card was saved');
    expect(refreshes.asked).toHaveLength(0);
    press('Cancel');
    expect(refreshes.asked).toHaveLength(1);
  });

  it('says that the card is not saved when the bank refused it', async () => {
    save({ error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } });
    await screen.findByText('We couldn’t save the card');
    expect(retrieveSetupIntent).not.toHaveBeenCalled();
    press('Cancel');
    expect(refreshes.asked).toHaveLength(0);
  });
});

describe('the return from the bank', () => {
  const back = (status: string) =>
    renderInApp(
      <PaymentMethods />,
      `/profile/payment?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=${status}`,
    );

  it('says that the card is saved, loads it, and clears the address', async () => {
    const { address } = back('succeeded');
    await screen.findByText('Card saved');
    expect(refreshes.asked).toHaveLength(1);
    expect(address()).toBe('/profile/payment');
  });

  it('says that the bank did not confirm the card', async () => {
    const { address } = back('failed');
    await screen.findByText('We couldn’t save the card');
    expect(screen.getByText(/Your bank couldn’t confirm it’s you/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/profile/payment'));
    expect(refreshes.asked).toHaveLength(0);
  });
});
