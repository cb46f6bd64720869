import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
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

it('shows the first-ride banner to riders who are eligible for the offer', () => {
  open({ available: true, code: 'FREEFIRST', maxDiscount: '50.00', needsVerifiedPhone: true });
  expect(screen.getByText('FREEFIRST')).toBeTruthy();
});

it('shows no banner to others, or before the server has answered', () => {
  open({ available: false, code: 'FREEFIRST', needsVerifiedPhone: false });
  open(undefined);
  expect(screen.queryByText('FREEFIRST')).toBeNull();
  expect(screen.getAllByLabelText('Promo code')).toHaveLength(2);
});

it('says next to the field why a code is not valid, and does not apply an empty one', () => {
  const onApply = jest.fn();
  const field = { offer: undefined, applied: false, busy: false, onType: jest.fn(), onApply };
  const { unmount } = renderInApp(
    <PromoField {...field} value="NOPE" error="Invalid promo code. Try FREEFIRST for new users." />,
  );
  expect(screen.getByText('Invalid promo code. Try FREEFIRST for new users.')).toBeTruthy();
  expect(screen.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledTimes(1);
  unmount();
  renderInApp(<PromoField {...field} value="  " error={undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
});
