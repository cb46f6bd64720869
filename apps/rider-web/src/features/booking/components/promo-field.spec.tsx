import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FirstRideOffer } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { PromoField } from './promo-field';

const open = (offer: FirstRideOffer | undefined) =>
  renderInApp(
    <PromoField
      offer={offer}
      value=""
      applied={false}
      busy={false}
      error={undefined}
      onType={jest.fn()}
      onApply={jest.fn()}
    />,
  );

it('shows the first-ride banner to those who can use the offer', () => {
  open({ available: true, code: 'FREEFIRST', maxDiscount: '50.00', needsVerifiedPhone: true });
  expect(screen.getByText('FREEFIRST')).toBeTruthy();
});

it('shows no banner to others, or before the server has answered', () => {
  open({ available: false, code: 'FREEFIRST', needsVerifiedPhone: false });
  open(undefined);
  expect(screen.queryByText('FREEFIRST')).toBeNull();
  expect(screen.getAllByLabelText('Promo code')).toHaveLength(2);
});
