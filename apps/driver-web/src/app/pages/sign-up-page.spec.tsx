import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetConfigQuery: () => ({ data: undefined }),
  useGetCurrentUserQuery: () => ({ data: null }),
}));
const { SignUpPage } = await import('./sign-up-page');

const show = (state: object | null) =>
  renderInApp(
    <MemoryRouter initialEntries={[{ pathname: '/signup', state }]}>
      <SignUpPage />
    </MemoryRouter>,
  );

it('names the page in the browser’s tab', () => {
  const form = show(null);
  expect(document.title).toBe('Create your driver account · GroupRide Driver');
  form.unmount();
});

it('asks for the code again after a reload, because the address is taken by now', () => {
  const form = show(null);
  expect(screen.queryByLabelText('One-time code')).toBeNull();
  form.unmount();
  show({ sentTo: 'dana@example.test', sentAt: Date.now() });
  expect(screen.getByLabelText('One-time code')).toBeTruthy();
  expect(screen.getByText(/^If dana@example.test has an account/)).toBeTruthy();
});
