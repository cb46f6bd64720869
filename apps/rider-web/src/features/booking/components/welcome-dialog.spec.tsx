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
  it('puts the code on the price with Claim My Free Ride', async () => {
    const { promo } = await open();
    press('Claim My Free Ride');
    expect(promo()).toBe('FREEFIRST');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('explains the offer with Learn More', async () => {
    const { address, promo } = await open();
    press('Learn More');
    expect([address(), promo()]).toEqual(['/first-ride-free', '']);
  });

  it('goes away with Maybe Later, and changes nothing', async () => {
    const { address, promo } = await open();
    press('Maybe Later');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect([address(), promo()]).toEqual(['/', '']);
  });
});

it('has no faults that axe finds', async () => {
  await open();
  expect(await axeViolations()).toEqual([]);
});
