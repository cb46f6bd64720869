import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

let cards: object[] | undefined;
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me: { id: 1 } }) }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListCardsQuery: () => ({ data: cards }),
}));
const { SavedCard } = await import('./saved-card');

it('shows the card that is used by default', () => {
  cards = [
    { brand: 'visa', last4: '4242', isDefault: false },
    { brand: 'mastercard', last4: '4444', isDefault: true },
  ];
  renderInApp(<SavedCard />);
  expect(screen.getByText('Saved card: Mastercard ending in 4444')).toBeTruthy();
});

it.each([
  ['no card is saved', undefined],
  ['the default card has expired', [{ brand: 'visa', last4: '4242', isDefault: true, isExpired: true }]],
])('shows nothing when %s', (_why, saved) => {
  cards = saved;
  renderInApp(<SavedCard />);
  expect(screen.queryByText(/^Saved card/)).toBeNull();
});
