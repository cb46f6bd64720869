import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';
import { bookingSlice } from '../slice';
import { WelcomeDialog } from './welcome-dialog';

const onClose = jest.fn();
async function open() {
  onClose.mockReset();
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  const page = renderInApp(
    <Provider store={store}>
      <WelcomeDialog open onClose={onClose} />
    </Provider>,
    '/',
  );
  await screen.findByRole('dialog', { name: 'Your first ride is free' });
  return { ...page, promo: () => store.getState().booking.promoApplied };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the welcome of a new rider', () => {
  it('applies the promo code with Claim My Free Ride', async () => {
    const { promo } = await open();
    press('Claim My Free Ride');
    expect(promo()).toBe('FREEFIRST');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens the explanation of the offer with Learn More', async () => {
    const { address, promo } = await open();
    press('Learn More');
    expect([address(), promo()]).toEqual(['/first-ride-free', '']);
  });

  it('closes without a change with Maybe Later', async () => {
    const { address, promo } = await open();
    press('Maybe Later');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect([address(), promo()]).toEqual(['/', '']);
  });
});

it('passes the axe accessibility checks', async () => {
  await open();
  expect(await axeViolations()).toEqual([]);
});
