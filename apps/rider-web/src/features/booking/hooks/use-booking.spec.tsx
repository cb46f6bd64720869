import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as router from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import type { PricingView, UserView } from '@groupride/web-api-client';
import { refused, unanswered, type Answered } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';
import { bookingActions, bookingSlice, type BookingDraft } from '../slice';
import type { Quote } from './use-quote';

let me: Partial<UserView> = {};
let answers: Answered[] = [];
/** Pages that load slowly come after it. */
let arrival: Promise<void>;
jest.unstable_mockModule('react-router-dom', () => ({
  ...router,
  useNavigate: () => {
    const navigate = router.useNavigate();
    return async (...to: Parameters<typeof navigate>) => {
      await arrival;
      return navigate(...to);
    };
  },
}));
const refetchMe = jest.fn(async () => undefined);
const createRide = jest.fn(() => Promise.resolve(answers.shift() ?? { data: { id: 7, status: 'awaiting_payment' } }));
const updateMe = jest.fn(({ userUpdate }: { userUpdate: { phone: string } }) =>
  Promise.resolve({ data: { phone: userUpdate.phone.replace(/\D/g, '') } }),
);
const requestCode = jest.fn(() => Promise.resolve({}));
const verifyPhone = jest.fn((_code: object) => ({ unwrap: () => Promise.resolve({}) }));
const idle = { isLoading: false, isError: false, error: undefined, reset: jest.fn() };
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useCreateRideMutation: () => [createRide] }));
jest.unstable_mockModule('../../../shared/session', () => ({
  useSession: () => ({ me, retry: refetchMe }),
  useClientConfig: () => undefined,
}));
jest.unstable_mockModule('../../../shared/phone-api', () => ({
  useUpdateMeMutation: () => [updateMe, idle],
  useRequestPhoneCodeMutation: () => [requestCode, idle],
  useVerifyPhoneMutation: () => [verifyPhone, idle],
}));
const { PhoneVerification } = await import('../../../shared/phone-verification');
const { startedPayment } = await import('../../../shared/payments/started-payment');
const { useBooking } = await import('./use-booking');
const { usePhoneFirst } = await import('./use-phone-first');

const place = (name: string) => ({ id: name, name, address: '', lat: 35.2, lng: -80.8 });
const promotion = { name: 'First ride free', code: 'FREEFIRST', discountAmount: '50.00' };

function Panel({ quote }: { quote: Quote }) {
  const phoneFirst = usePhoneFirst(quote);
  const { book, scheduleAsked } = useBooking(quote, phoneFirst);
  return (
    <>
      <button onClick={() => void book()}>Request ride</button>
      <output>{scheduleAsked}</output>
      {phoneFirst.verifying && (
        <PhoneVerification
          phone={phoneFirst.phone}
          reason="Once per phone"
          onVerified={phoneFirst.onVerified}
          onClose={phoneFirst.close}
        />
      )}
    </>
  );
}

function open(needsVerifiedPhone = true, draft: Partial<BookingDraft> = {}) {
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  store.dispatch(bookingActions.changed({ pickup: place('NoDa'), destination: place('Airport') }));
  store.dispatch(bookingActions.changed(draft));
  const pricing = { quoteId: 'quote', finalTotal: '4.81', appliedPromotions: [{ ...promotion, needsVerifiedPhone }] };
  const quote = {
    pricing: pricing as unknown as PricingView,
    stale: false,
    outOfDate: false,
    updating: false,
    was: null,
    error: null,
    renew: jest.fn(),
  };
  const shown = renderInApp(
    <Provider store={store}>
      <Panel quote={quote} />
    </Provider>,
    '/',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Request ride' }));
  return { ...shown, destination: () => store.getState().booking.destination?.name };
}

const giveCode = async () =>
  fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });

beforeEach(() => {
  me = { id: 1, phone: '7045550101', phoneVerified: false };
  answers = [];
  arrival = Promise.resolve();
  jest.clearAllMocks();
});

describe('booking a first ride', () => {
  it('continues automatically once the phone is verified', async () => {
    const { address } = open();
    await giveCode();
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    expect(createRide).toHaveBeenCalledTimes(1);
  });

  it('asks for a phone number first when the account has none', async () => {
    me = { id: 1, phone: null, phoneVerified: false };
    const { address } = open();
    const number = await screen.findByLabelText('Phone Number');
    fireEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(screen.getByText('Phone number must be at least 10 digits')).toBeTruthy();
    fireEvent.change(number, { target: { value: '(704) 555-0199' } });
    fireEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
    await giveCode();
    expect(screen.queryByText('Phone number must be at least 10 digits')).toBeNull();
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    expect(updateMe).toHaveBeenCalledWith({ userUpdate: { phone: '(704) 555-0199' } });
  });

  it('asks for the code when only the server knows that the phone is not verified', async () => {
    answers = [refused('phone_unverified')];
    const { address } = open(false);
    await giveCode();
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    expect(createRide).toHaveBeenCalledTimes(2);
  });

  it('books nothing when the person closes the dialog', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('6-digit code')).toBeNull());
    expect(createRide).not.toHaveBeenCalled();
  });
});

describe('booking a ride', () => {
  it.each([
    ['card', true],
    ['cash', false],
  ] as const)('by %s starts its payment at once: %s', async (paymentMethod, startPayment) => {
    const payment = startPayment ? { paymentId: 3, clientSecret: 'pi_1_secret' } : null;
    answers = [{ data: { id: 7, status: 'awaiting_payment', payment } }];
    const { address } = open(false, { paymentMethod });
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    expect(createRide.mock.calls).toMatchObject([[{ rideBooking: { paymentMethod, startPayment } }]]);
    expect(startedPayment.take(7)).toEqual(payment);
  });

  it.each<[string, Partial<BookingDraft>, string, string]>([
    [
      'without a destination',
      { destination: null },
      'Missing information',
      'Please enter both pickup and destination locations.',
    ],
    [
      'without a date',
      { bookingType: 'scheduled', date: '', time: '' },
      'Missing schedule information',
      'Please select both date and time for your scheduled ride.',
    ],
    [
      'in the past',
      { bookingType: 'scheduled', date: '2020-01-01', time: '10:00' },
      'Invalid schedule time',
      'Choose a pickup time that is later than now.',
    ],
  ])('%s is refused with a message', async (_, draft, title, detail) => {
    open(false, draft);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(detail)).toBeTruthy();
    expect(createRide).not.toHaveBeenCalled();
    expect(document.querySelector('output')?.textContent).toBe(draft.bookingType === 'scheduled' ? '1' : '0');
  });

  it('says that booking failed when the server refuses it', async () => {
    answers = [refused('unknown_code', 500)];
    const { address } = open(false);
    expect(await screen.findByText('Booking failed')).toBeTruthy();
    expect(screen.getByText('Unable to book ride. Please try again.')).toBeTruthy();
    expect(address()).toBe('/');
  });

  it('does not call a booking failed whose answer was lost, and repeats the same one', async () => {
    answers = [unanswered];
    const { address } = open(false);
    expect(await screen.findByText('We don’t know if your ride was booked')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Request ride' }));
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    const [first, second] = createRide.mock.calls;
    expect(second).toEqual(first);
  });
});

it('keeps the plan in sight until the payment page has come', async () => {
  me = { id: 1, phone: '7045550101', phoneVerified: true };
  let arrive: () => void = () => undefined;
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  const { address, destination } = open(false);
  await act(async () => undefined);
  expect(createRide).toHaveBeenCalledTimes(1);
  expect([address(), destination()]).toEqual(['/', 'Airport']);
  await act(async () => arrive());
  expect([address(), destination()]).toEqual(['/payment?rideId=7', undefined]);
});

it('asks a rider whose session has ended to sign in, once the page knows it, and says why', async () => {
  me = { id: 1, phone: '7045550101', phoneVerified: true };
  answers = [refused('not_signed_in', 401)];
  const { address, entry } = open(false);
  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2F'));
  expect(refetchMe).toHaveBeenCalledTimes(1);
  expect(entry().state).toEqual({ sessionEnded: true });
  expect(screen.queryByText('Booking failed')).toBeNull();
});
