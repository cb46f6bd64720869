import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { fakeMutation, unanswered, type Answered } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

const ending = fakeMutation<void>();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useSignOutOtherDevicesMutation: ending.use,
}));
const { OtherDevices } = await import('./other-devices');

beforeEach(() => {
  ending.asked.length = 0;
  ending.answer = () => ({ data: null });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ask = async () => {
  renderInApp(<OtherDevices />);
  press('Sign out on your other devices');
  await screen.findByRole('alertdialog', { name: 'Sign out on your other devices?' });
};

describe('signing out on other devices', () => {
  it('asks first, and does nothing when the person cancels', async () => {
    await ask();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ending.asked).toHaveLength(0);
  });

  it('sends one request however often the button is pressed, and says that it is done', async () => {
    let answer: (answered: Answered) => void = () => undefined;
    ending.answer = () => new Promise((resolve) => (answer = resolve));
    await ask();
    press('Sign out there');
    press('Signing out…');
    await act(async () => answer({ data: null }));
    await screen.findByText('You’re signed out on your other devices');
    expect(ending.asked).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when it failed, and can be tried again', async () => {
    ending.answer = () => unanswered;
    await ask();
    press('Sign out there');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your other devices may still be signed in');
    ending.answer = () => ({ data: null });
    press('Try again');
    await screen.findByText('You’re signed out on your other devices');
  });
});
