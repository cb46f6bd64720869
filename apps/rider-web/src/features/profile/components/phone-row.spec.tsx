import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import { AppProviders } from '@groupride/web-ui';

type Answer = { unwrap: () => Promise<unknown> };
const requestCode = jest.fn(() => Promise.resolve({}));
const verify = jest.fn((_call: { phoneVerification: { code: string } }): Answer => ({
  unwrap: () => Promise.resolve({}),
}));
const verification = { isLoading: false, isError: false, error: undefined as unknown, reset: jest.fn() };
jest.unstable_mockModule('../../../shared/phone-api', () => ({
  useRequestPhoneCodeMutation: () => [requestCode, { error: undefined }],
  useVerifyPhoneMutation: () => [verify, verification],
}));
jest.unstable_mockModule('../../../shared/session', () => ({ useClientConfig: () => undefined }));
jest.unstable_mockModule('../../../shared/problem-text', () => ({
  useProblemText: () => (error: { data: { code: string } }) => error.data.code,
}));
const { PhoneRow } = await import('./phone-row');

const me: UserView = {
  id: 1,
  name: 'Riley Carter',
  email: 'riley@example.test',
  phone: '7045550101',
  phoneVerified: false,
  location: 'Charlotte, NC',
  roles: ['rider'],
  secondFactorRequired: false,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'cimode', resources: {} });

const show = (user: UserView) =>
  render(
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <PhoneRow me={user} />
      </AppProviders>
    </I18nextProvider>,
  );

async function openDialog(user = me): Promise<HTMLInputElement> {
  show(user);
  fireEvent.click(screen.getByRole('button', { name: 'profile.verifyPhone' }));
  return screen.findByLabelText<HTMLInputElement>('signIn.code');
}

describe('the phone on the profile page', () => {
  beforeEach(() => {
    requestCode.mockClear();
    verify.mockClear();
    Object.assign(verification, { isError: false, error: undefined });
  });

  it('can be verified while it is not, and says when it is', () => {
    const { unmount } = show({ ...me, phoneVerified: true });
    expect(screen.getByText('profile.phoneVerified')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show({ ...me, phone: null });
    expect(screen.getByText('profile.noPhone')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(requestCode).not.toHaveBeenCalled();
  });

  it('requests one code, and submits it with the sixth digit', async () => {
    const input = await openDialog();
    await waitFor(() => expect(requestCode).toHaveBeenCalledTimes(1));
    fireEvent.change(input, { target: { value: '12345' } });
    expect(verify).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: '123456' } });
    expect(verify).toHaveBeenCalledWith({ phoneVerification: { code: '123456' } });
    await waitFor(() => expect(screen.queryByLabelText('signIn.code')).toBeNull());
  });

  it('asks again after a wrong code, and says why', async () => {
    Object.assign(verification, { isError: true, error: { data: { code: 'phone_taken' } } });
    verify.mockReturnValueOnce({ unwrap: () => Promise.reject(new Error('refused')) });
    const input = await openDialog();
    await act(async () => {
      fireEvent.change(input, { target: { value: '123456' } });
      await Promise.resolve();
    });
    expect(screen.getByText('phone_taken')).toBeTruthy();
    expect(input.value).toBe('');
  });
});
