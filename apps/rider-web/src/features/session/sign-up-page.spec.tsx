import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SignUp, UserView } from '@groupride/web-api-client';
import { fakeMutation, refused } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';
import type { CodeStepProps } from './components/code-step';

const signUp = fakeMutation<{ signUp: SignUp }>();
jest.unstable_mockModule('./api', () => ({ useSignUpMutation: signUp.use }));
let me: object | null;
jest.unstable_mockModule('../../shared/session', () => ({ useSession: () => ({ me }) }));
jest.unstable_mockModule('./components/code-step', () => ({
  CodeStep: ({ message, onCode, onVerified }: CodeStepProps) => (
    <>
      <button onClick={() => onVerified(me as UserView)}>{message}</button>
      <button onClick={() => onCode?.(true)}>enter</button>
      <button onClick={() => onCode?.(false)}>refuse</button>
    </>
  ),
}));
const { default: SignUpPage } = await import('./sign-up-page');

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (phone = '+1 (704) 555-0123') => {
  type('Full Name', 'Nia New');
  type('Email Address', 'nia@people.groupride.test');
  type('Phone Number', phone);
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
};

beforeEach(() => {
  me = null;
  signUp.asked.length = 0;
  signUp.answer = () => ({ data: {} });
});
afterEach(() => jest.useRealTimers());

describe('the sign-up page', () => {
  it('shows what a new rider gets and agrees to, and a link to sign in for people who have an account', () => {
    renderInApp(<SignUpPage />, '/signup');
    for (const title of ['Welcome Bonus', 'Why Choose GroupRide?'])
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/^By signing up you agree to the Terms of Service and Privacy Policy\./)).toBeTruthy();
    expect(screen.getByText(/^Already have an account\?/)).toBeTruthy();
    expect(screen.getByPlaceholderText('(555) 123-4567')).toBeTruthy();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Back to Home', 'Go to Home', 'Sign in'].map(target)).toEqual([
      '/',
      '/',
      expect.stringMatching(/signin|login/),
    ]);
  });

  it('sends the phone number as ten digits', async () => {
    renderInApp(<SignUpPage />, '/signup');
    send();
    await waitFor(() => expect(signUp.asked.map((asked) => asked.signUp.phone)).toEqual(['7045550123']));
  });

  it('shows a busy button while the account is created', async () => {
    signUp.answer = () => new Promise(() => undefined);
    renderInApp(<SignUpPage />, '/signup');
    send();
    expect(await screen.findByText('Creating Account...')).toBeTruthy();
  });

  it.each([
    ['555', 'Phone number must be at least 10 digits'],
    ['704-555-01xx', 'Invalid phone number format'],
    ['704555012399', 'Invalid phone number format'],
  ])('refuses the phone number %s', async (phone, message) => {
    renderInApp(<SignUpPage />, '/signup');
    send(phone);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(signUp.asked).toEqual([]);
  });

  it('says what to check when the account cannot be created', async () => {
    signUp.answer = () => refused('unknown_code', 400);
    renderInApp(<SignUpPage />, '/signup');
    send();
    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText('Please check your information and try again.')).toBeTruthy();
  });

  describe('when the account is there while it asks for the code', () => {
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const ask = () =>
      renderInApp(<SignUpPage />, {
        pathname: '/signup',
        state: { sentTo: 'nia@people.groupride.test', sentAt: Date.now() },
      });
    const accountAppears = () => (me = { id: 7, guestRideId: null });

    it('goes on without a second welcome if the code was entered in another tab', () => {
      ask().unmount();
      accountAppears();
      const { address } = ask();
      expect(address()).toBe('/');
      expect(screen.queryByRole('heading', { name: /^Welcome/ })).toBeNull();
    });

    it('welcomes the new rider if the code was entered here', () => {
      const { address } = ask();
      accountAppears();
      press('enter');
      expect(screen.getByRole('heading', { name: /^Welcome/ })).toBeTruthy();
      expect(address()).toContain('/signup');
    });

    it('goes on without a welcome if the code that was entered here was refused', () => {
      const { address } = ask();
      press('enter');
      accountAppears();
      press('refuse');
      expect(address()).toBe('/');
    });
  });

  it('welcomes the new rider and opens Home after two seconds', async () => {
    const { address } = renderInApp(<SignUpPage />, '/signup');
    send();
    const verify = await screen.findByRole('button', { name: /nia@people\.groupride\.test/ });
    jest.useFakeTimers();
    fireEvent.click(verify);
    expect(screen.getByText('FREEFIRST')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_900));
    expect(address()).toBe('/signup');
    act(() => jest.advanceTimersByTime(200));
    expect(address()).toBe('/');
  });

  it('still asks for the code after a reload', async () => {
    const { entry, unmount } = renderInApp(<SignUpPage />, '/signup');
    send();
    await waitFor(() => expect(entry().state).not.toBeNull());
    const at = entry();
    unmount();
    renderInApp(<SignUpPage />, at);
    expect(screen.getByRole('button', { name: /nia@people\.groupride\.test/ })).toBeTruthy();
  });
});
