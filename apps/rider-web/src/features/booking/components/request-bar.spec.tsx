import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { api, type PricingView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { emptyDraft } from '../slice';
import { RequestBar, type RequestBarProps } from './request-bar';

const pricing = { perPerson: '13.71', finalTotal: '54.81' } as PricingView;

const terms = { freeMinutes: 5, immediate: [], scheduled: [], arrivedPercent: 50 };
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

function render(part: ReactElement, store = makeStore()) {
  renderInApp(<Provider store={store}>{part}</Provider>);
}

function show(props: Partial<RequestBarProps> = {}, store = makeStore()) {
  const onRequest = jest.fn();
  render(
    <RequestBar
      quote={{ pricing, stale: false, error: null, renew: () => undefined }}
      draft={emptyDraft}
      busy={false}
      onRequest={onRequest}
      {...props}
    />,
    store,
  );
  return onRequest;
}

describe('the bar that requests the ride', () => {
  it('shows the price and requests the ride', () => {
    const onRequest = show();
    expect(screen.getByText('$13.71')).toBeTruthy();
    expect(screen.getByText('each · $54.81 total')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Request ride' }));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('says what a cancellation costs beside the button, in cash as with a card', async () => {
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('getCancellationTerms', undefined, terms));
    show({ draft: { ...emptyDraft, paymentMethod: 'cash' } }, store);
    expect(screen.getByText('You can cancel a cash ride for free until the trip starts.')).toBeTruthy();
    show({ draft: { ...emptyDraft, paymentMethod: 'card' } }, store);
    expect(screen.getByText(/^Cancel for free until your driver arrives/)).toBeTruthy();
  });

  it('offers to schedule where a ride for now would be refused', () => {
    const onSchedule = jest.fn();
    const onRequest = show({ onSchedule });
    expect(screen.queryByRole('button', { name: 'Request ride' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule instead' }));
    expect(onSchedule).toHaveBeenCalledTimes(1);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('replaces its button when the vehicle becomes available, so that a press does not end on the other one', () => {
    function Harness() {
      const [isBusy, setIsBusy] = useState(true);
      return (
        <>
          <RequestBar
            quote={{ pricing, stale: false, error: null, renew: () => undefined }}
            draft={emptyDraft}
            busy={false}
            onRequest={() => undefined}
            {...(isBusy ? { onSchedule: () => undefined } : {})}
          />
          <button onClick={() => setIsBusy(false)}>Vehicle becomes available</button>
        </>
      );
    }
    render(<Harness />);
    const schedule = screen.getByRole('button', { name: 'Schedule instead' });
    fireEvent.click(screen.getByRole('button', { name: 'Vehicle becomes available' }));
    expect(screen.getByRole('button', { name: 'Request ride' })).not.toBe(schedule);
    expect(schedule.isConnected).toBe(false);
  });

  it('schedules a ride that is planned for later', () => {
    const onRequest = show({ draft: { ...emptyDraft, bookingType: 'scheduled' }, onSchedule: jest.fn() });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule ride' }));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['now', 'Booking...'],
    ['scheduled', 'Scheduling...'],
  ] as const)('says what it is doing while a ride is booked: %s', (bookingType, label) => {
    const onRequest = show({ busy: true, draft: { ...emptyDraft, bookingType } });
    const button = screen.getByRole('button', { name: label });
    fireEvent.click(button);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('shows no price before there is one', () => {
    show({ quote: { pricing: null, stale: true, error: null, renew: () => undefined } });
    expect(screen.queryByText(/total/)).toBeNull();
  });
});
