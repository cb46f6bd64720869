import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import { api } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

let answer: { data: null } | { error: object } = { data: null };
const requestCode = jest.fn(async () => answer);
const verifyCode = jest.fn(async (_asked: object) => ({ data: { id: 1 } }));
api.enhanceEndpoints({
  endpoints: {
    requestCode: (call: object) => void Object.assign(call, { query: undefined, queryFn: requestCode }),
    verifyCode: (call: object) => void Object.assign(call, { query: undefined, queryFn: verifyCode }),
  },
});
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetConfigQuery: () => ({ data: undefined }),
}));
const { SignInForm } = await import('./sign-in-form');

let entry: Location;
function Entry() {
  entry = useLocation();
  return null;
}
const show = (alreadySentTo?: string, at: InitialEntry = '/signin') =>
  renderInApp(
    <MemoryRouter initialEntries={[at]}>
      <SignInForm {...(alreadySentTo === undefined ? {} : { alreadySentTo })} />
      <Entry />
    </MemoryRouter>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const onItsWay = () => screen.queryByText(/^If dana@example.test has an account/);
const limit = () => screen.queryAllByText(/^You’ve asked for five codes in 15 minutes/);

describe('signing in to the driver app', () => {
  it('says once that no more codes are sent, in place of a code on its way, and takes the newest one', async () => {
    show('dana@example.test');
    expect(onItsWay()).toBeTruthy();
    answer = { error: { status: 429, data: { status: 429, code: 'too_many_codes' } } };
    for (let time = 0; time < 2; time += 1) {
      await press('Send a new code');
      expect(limit()).toHaveLength(1);
      expect(onItsWay()).toBeNull();
      expect(screen.queryByText(/^We send at most five in 15 minutes/)).toBeNull();
    }
    fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: '123456' } });
    await act(async () => undefined);
    expect(verifyCode.mock.calls[0]?.[0]).toEqual({
      codeVerification: { identifier: 'dana@example.test', code: '123456' },
    });
    answer = { data: null };
    await press('Send a new code');
    expect(limit()).toHaveLength(0);
    expect(onItsWay()).toBeTruthy();
    expect(screen.getByText(/^We send at most five in 15 minutes/)).toBeTruthy();
  });

  it('still asks for the code after a reload, as phones do while it is read, but not in place of another address', async () => {
    answer = { data: null };
    const first = show();
    fireEvent.change(screen.getByLabelText('Email or phone number'), {
      target: { value: 'dana@example.test' },
    });
    await press('Send code');
    first.unmount();
    const second = show(undefined, entry);
    expect(onItsWay()).toBeTruthy();
    await press('Use another email or phone number');
    second.unmount();
    show(undefined, entry);
    expect(screen.getByLabelText('Email or phone number')).toBeTruthy();
  });
});
