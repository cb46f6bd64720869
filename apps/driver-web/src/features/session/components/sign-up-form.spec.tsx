import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const signUp = jest.fn<(form: object) => Promise<{ error?: unknown }>>(async () => ({}));
let error: unknown;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetConfigQuery: () => ({ data: { riderWebUrl: 'https://ride.example' } }),
  useSignUpMutation: () => [signUp, { error, isLoading: false }],
}));
const { SignUpForm } = await import('./sign-up-form');

function open() {
  const onCreated = jest.fn();
  renderInApp(<SignUpForm onCreated={onCreated} />);
  const enter = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  return { onCreated, enter, create: () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' })) };
}

describe('creating an account in the driver app', () => {
  it('marks missing fields', async () => {
    const { create } = open();
    create();
    expect(await screen.findByText('Please enter your full name')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('stays in the driver app, and shows the address to which the code was sent', async () => {
    const { onCreated, enter, create } = open();
    enter('Full Name', 'Dana Brooks');
    enter('Email Address', 'dana@example.com');
    enter('Phone Number', '(704) 555-0142');
    create();
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('dana@example.com'));
    expect(signUp).toHaveBeenCalledWith({ signUp: expect.objectContaining({ phone: '7045550142' }) });
  });

  it('says why an account was refused', () => {
    error = { status: 409, data: { code: 'email_taken', status: 409 } };
    open();
    expect(screen.getByText('There’s already an account with this email. Sign in instead.')).toBeTruthy();
  });
});
