import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SecondFactorOptions, UserView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { SecondFactorForm } from './second-factor-form';

const user: UserView = {
  id: 1,
  name: 'Dana',
  email: 'dana@example.test',
  phone: '7045550199',
  phoneVerified: true,
  location: 'Charlotte, NC',
  roles: ['rider'],
  secondFactorRequired: true,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });

function show(
  options: SecondFactorOptions,
  answer: (asked: RecordedRequest) => Answer = () => ({ status: 200, body: user }),
): RecordedRequest[] {
  const asked = fakeApi((request) => {
    if (request.what === 'GET /api/auth/second-factor') return { status: 200, body: options };
    return request.what.startsWith('GET') ? { status: 404 } : answer(request);
  });
  renderInApp(<SecondFactorForm user={user} onStartOver={() => undefined} />);
  return asked;
}
const given = (asked: RecordedRequest[]) =>
  asked.filter(({ what }) => what === 'POST /api/auth/second-factor').map(({ body }) => body);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the second factor', () => {
  it('asks for the code of the app when one is set up', async () => {
    const asked = show({
      methods: ['app', 'text', 'recovery'],
      passkeys: false,
      mustSetUp: false,
      codeChannel: 'text',
    });
    expect(await screen.findByText('Enter the code from your app')).toBeTruthy();
    type('Code from your app', '123456');
    await waitFor(() => expect(given(asked)).toEqual([{ code: '123456', method: 'app' }]));
  });

  it('says that a code was already used, and clears it', async () => {
    show({ methods: ['app'], passkeys: false, mustSetUp: false, codeChannel: 'text' }, () =>
      refused(400, 'app_code_invalid'),
    );
    await screen.findByText('Enter the code from your app');
    type('Code from your app', '123456');
    expect(await screen.findByText(/isn’t right or was used already/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code from your app').value).toBe('');
  });

  it('sends a text message only on request', async () => {
    const asked = show({ methods: ['app', 'text'], passkeys: false, mustSetUp: false, codeChannel: 'text' }, () => ({
      status: 202,
    }));
    fireEvent.click(await screen.findByRole('button', { name: 'Get a code by text message' }));
    expect(await screen.findByText('Enter the code from your phone')).toBeTruthy();
    expect(asked.filter(({ what }) => what === 'POST /api/auth/second-factor/text')).toHaveLength(1);
    expect(screen.getByText(/••• ••• 0199/)).toBeTruthy();
  });

  it('says that the code was mailed to an operator who signed in by phone, and how long it works', async () => {
    const asked = show({ methods: ['text'], passkeys: false, mustSetUp: false, codeChannel: 'mail' });
    expect(await screen.findByText('Enter the code from your email')).toBeTruthy();
    expect(screen.getByText(/The one we sent to your email address works for 10 minutes\.$/)).toBeTruthy();
    expect(screen.queryByText(/0199/)).toBeNull();
    type('Second code', '123456');
    await waitFor(() => expect(given(asked)).toEqual([{ code: '123456', method: 'text' }]));
  });

  it('returns to the app when the text message could not be sent', async () => {
    show({ methods: ['app', 'text'], passkeys: false, mustSetUp: false, codeChannel: 'text' }, () =>
      refused(429, 'too_many_requests'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Get a code by text message' }));
    expect(await screen.findByText('Too many attempts. Wait a minute, then try again.')).toBeTruthy();
    expect(screen.getByText('Enter the code from your app')).toBeTruthy();
  });

  it('accepts a recovery code, and validates its format first', async () => {
    const asked = show({ methods: ['app', 'recovery'], passkeys: false, mustSetUp: false, codeChannel: 'text' });
    fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    type('Recovery code', 'short');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter the 10 characters of a recovery code')).toBeTruthy();
    expect(given(asked)).toEqual([]);
    type('Recovery code', 'abcde-23456');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(given(asked)).toEqual([{ code: 'abcde-23456', method: 'recovery' }]));
  });

  it('offers to set up an app when text messages are off, and shows the recovery codes before continuing', async () => {
    const codes = [{ code: 'ABCDE-23456' }, { code: 'FGHJK-34567' }];
    const setup = { uri: 'otpauth://totp/x', secret: 'JBSWY3DP', token: 'sealed' };
    const asked = show({ methods: [], passkeys: false, mustSetUp: true, codeChannel: null }, ({ what }) =>
      what.startsWith('POST') ? { status: 200, body: setup } : { status: 200, body: { codes } },
    );
    expect(await screen.findByText('Set up your authenticator app')).toBeTruthy();
    expect(await screen.findByDisplayValue('JBSWY3DP')).toBeTruthy();
    type('Code that the app shows', '654321');
    expect(await screen.findByText('ABCDE-23456')).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({ token: 'sealed', code: '654321' });
    expect(screen.getByRole('button', { name: 'I’ve saved them' })).toBeTruthy();
  });

  it('says when it could not load which factors are set up', async () => {
    fakeApi(() => refused(500, 'internal'));
    renderInApp(<SecondFactorForm user={user} onStartOver={() => undefined} />);
    expect(await screen.findByText('We couldn’t load your account')).toBeTruthy();
  });
});
