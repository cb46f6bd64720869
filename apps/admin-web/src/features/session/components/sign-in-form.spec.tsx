import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { SignInForm } from './sign-in-form';

const sent: Answer = { status: 202 };
const limited: Answer = { status: 429, body: { status: 429, code: 'too_many_codes' } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const onItsWay = () => screen.queryByText(/^If dana@example.test has an account/);
const limit = () => screen.queryAllByText(/^You’ve asked for five codes in 15 minutes/);

describe('the first code of an operator', () => {
  it('may be the newest one when no more are sent, which is said once', async () => {
    let answer = limited;
    const asked = fakeApi(({ what }) => (what === 'POST /api/auth/code' ? answer : { status: 404 }));
    const given = (what: string) => asked.filter((request) => request.what === what);
    renderInApp(<SignInForm />);
    fireEvent.change(screen.getByLabelText('Email or phone number'), { target: { value: 'dana@example.test' } });
    press('Send code');
    await waitFor(() => expect(limit()).toHaveLength(1));
    press('Send a new code');
    await waitFor(() => expect(given('POST /api/auth/code')).toHaveLength(2));
    expect(limit()).toHaveLength(1);
    expect(onItsWay()).toBeNull();
    expect(screen.queryByText(/^We send at most five in 15 minutes/)).toBeNull();
    fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: '123456' } });
    await waitFor(() =>
      expect(given('POST /api/auth/verify')[0]?.body).toEqual({ identifier: 'dana@example.test', code: '123456' }),
    );
    answer = sent;
    press('Send a new code');
    await waitFor(() => expect(onItsWay()).toBeTruthy());
    expect(limit()).toHaveLength(0);
  });
});
