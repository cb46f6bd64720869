import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { api, type PricingView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../../testing/render-in-app';
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
      quote={{
        pricing,
        stale: false,
        outOfDate: false,
        updating: false,
        was: null,
        error: null,
        renew: () => undefined,
      }}
      draft={emptyDraft}
      busy={false}
      onRequest={onRequest}
      {...props}
    />,
    store,
  );
  return onRequest;
}

describe('the request button with its price', () => {
  it('shows the price and requests the ride', () => {
    const onRequest = show();
    expect(screen.getByText('$13.71')).toBeTruthy();
    expect(screen.getByText('each · $54.81 total')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Request ride' }));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('shows the cancellation terms next to the button, for cash as well as cards', async () => {
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('getCancellationTerms', undefined, terms));
    show({ draft: { ...emptyDraft, paymentMethod: 'cash' } }, store);
    expect(screen.getByText('You can cancel a cash ride for free until the trip starts.')).toBeTruthy();
    show({ draft: { ...emptyDraft, paymentMethod: 'card' } }, store);
    expect(screen.getByText(/^Cancel for free until your driver arrives/)).toBeTruthy();
  });

  it('offers to schedule when a ride now would be refused', () => {
    const onSchedule = jest.fn();
    const onRequest = show({ onSchedule });
    expect(screen.queryByRole('button', { name: 'Request ride' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule instead' }));
    expect(onSchedule).toHaveBeenCalledTimes(1);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('mounts a new button when the vehicle becomes available, so that a press on the old one does not request a ride', () => {
    function Harness() {
      const [isBusy, setIsBusy] = useState(true);
      return (
        <>
          <RequestBar
            quote={{
              pricing,
              stale: false,
              outOfDate: false,
              updating: false,
              was: null,
              error: null,
              renew: () => undefined,
            }}
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
  ] as const)('shows progress while a ride is booked: %s', (bookingType, label) => {
    const onRequest = show({ busy: true, draft: { ...emptyDraft, bookingType } });
    const button = screen.getByRole('button', { name: label });
    fireEvent.click(button);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('shows no price before there is one', () => {
    show({
      quote: {
        pricing: null,
        stale: true,
        outOfDate: false,
        updating: true,
        was: null,
        error: null,
        renew: () => undefined,
      },
    });
    expect(screen.queryByText(/total/)).toBeNull();
  });

  const before = { perPerson: '12.50', finalTotal: '50.00' } as PricingView;
  const holding = { pricing, stale: false, outOfDate: false, updating: false, was: null, error: null };
  function ChangingPrice({ steps, onRequest }: { steps: RequestBarProps['quote'][]; onRequest: () => void }) {
    const [step, setStep] = useState(0);
    return (
      <>
        <RequestBar quote={steps[step]!} draft={emptyDraft} busy={false} onRequest={onRequest} />
        <button onClick={() => setStep(step + 1)}>Next</button>
      </>
    );
  }
  // The last status element belongs to the toasts.
  const priceStatus = () => screen.getAllByRole('status')[0]!;
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  it('shows the previous price after a change, and announces it in a live region', () => {
    const renew = jest.fn();
    render(
      <ChangingPrice
        onRequest={renew}
        steps={[
          { ...holding, renew },
          { ...holding, was: before, renew },
        ]}
      />,
    );
    const status = priceStatus();
    expect(status.textContent).toBe('');
    next();
    expect(screen.getByText('was $12.50')).toBeTruthy();
    expect(priceStatus()).toBe(status);
    expect(status.textContent).toBe('The price changed: $13.71 each, $54.81 total. It was $12.50 each, $50.00 total.');
  });

  it('refreshes an expired price instead of booking it, and keeps the keyboard focus', () => {
    const [renew, onRequest] = [jest.fn(), jest.fn()];
    const outOfDate = { ...holding, stale: true, outOfDate: true, renew };
    render(
      <ChangingPrice
        onRequest={onRequest}
        steps={[{ ...holding, renew }, outOfDate, { ...outOfDate, updating: true }, { ...holding, renew }]}
      />,
    );
    screen.getByRole('button', { name: 'Request ride' }).focus();
    next();
    expect(screen.queryByRole('button', { name: 'Request ride' })).toBeNull();
    expect(priceStatus().textContent).toBe('Price out of date');
    const update = screen.getByRole('button', { name: 'Update price' });
    expect(document.activeElement).toBe(update);
    fireEvent.click(update);
    expect(renew).toHaveBeenCalledTimes(1);
    next();
    fireEvent.click(screen.getByRole('button', { name: 'Updating price…' }));
    expect(renew).toHaveBeenCalledTimes(1);
    next();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Request ride' }));
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('shows the previous price in Spanish', async () => {
    await setLanguage(i18n, 'es');
    show({ quote: { ...holding, was: before, renew: () => undefined } });
    expect(screen.getByText(/^antes /)).toBeTruthy();
    expect(priceStatus().textContent).toMatch(/^El precio cambió/);
  });
});

afterEach(() => setLanguage(i18n, 'en'));
