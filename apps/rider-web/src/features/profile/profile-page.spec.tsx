import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused, unanswered } from '../../testing/fake-mutation';
import { i18n, renderInApp } from '../../testing/render-in-app';

const codes = fakeMutation<void>();
const deletions = fakeMutation<{ accountDeletionRequest: { code: string } }>();
const leaveFor = jest.fn();
const totals: { data?: { rides: number; saved: string } } = {};
const download = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetRideTotalsQuery: () => totals,
  useDeleteAccountMutation: deletions.use,
  useRequestAccountDeletionCodeMutation: codes.use,
  useSignOutMutation: () => [() => undefined, {}],
  useUpdateMeMutation: () => [() => undefined],
}));
jest.unstable_mockModule('./components/own-credit', () => ({ OwnCredit: () => null }));
jest.unstable_mockModule('./hooks/use-data-export', () => ({ useDataExport: () => ({ busy: false, download }) }));
jest.unstable_mockModule('../../shared/leave-for', () => ({ leaveFor }));
const me = {
  id: 2,
  name: 'Riley Carter',
  email: 'riley@example.test',
  phone: null,
  location: 'Charlotte, NC',
  createdAt: '2026-10-05T16:00:00.000Z',
};
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me }),
  useClientConfig: () => undefined,
}));
const panel = (name: string) => () => <p>{name}</p>;
jest.unstable_mockModule('./components/payment-methods', () => ({ PaymentMethods: panel('The cards') }));
jest.unstable_mockModule('./components/venmo-account', () => ({ VenmoAccount: panel('The Venmo name') }));
jest.unstable_mockModule('./components/saved-places', () => ({ SavedPlaces: panel('The places') }));
jest.unstable_mockModule('./components/emergency-contacts', () => ({ EmergencyContacts: panel('The contacts') }));
jest.unstable_mockModule('./components/push-settings', () => ({ PushSettings: panel('The push topics') }));
jest.unstable_mockModule('./components/other-devices', () => ({ OtherDevices: panel('The other devices') }));
jest.unstable_mockModule('./components/phone-row', () => ({ PhoneRow: panel('The phone') }));
const { default: ProfilePage } = await import('./profile-page');

let isWide = false;
const open = (path: string) =>
  renderInApp(
    <Routes>
      <Route path="profile/:section?" element={<ProfilePage />} />
      <Route path="*" element={null} />
    </Routes>,
    path,
  );

beforeEach(() => {
  isWide = false;
  totals.data = { rides: 12, saved: '84.50' };
  codes.asked.length = 0;
  codes.answer = () => ({ data: { channel: 'mail', to: 'riley@example.test' } });
  deletions.asked.length = 0;
  deletions.answer = () => ({ data: null });
  leaveFor.mockReset();
  download.mockReset().mockResolvedValue(null);
  window.matchMedia = ((query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

describe('the profile on a phone', () => {
  it('shows the person, their rides and savings, and a list that links to each section', () => {
    open('/profile');
    expect(screen.getByRole('heading', { name: 'Riley Carter' })).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
    expect(screen.getByText('$84.50')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['account', 'payment', 'places', 'safety', 'notifications', 'preferences', 'data'].map((id) => `/profile/${id}`),
    );
    expect(screen.queryByText('The cards')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('shows no figures while they load', () => {
    delete totals.data;
    open('/profile');
    expect(screen.getAllByText('–')).toHaveLength(2);
  });

  it('shows one section at a time, with a link back', () => {
    open('/profile/payment');
    expect(screen.getByRole('heading', { name: 'Payment', level: 1 })).toBeTruthy();
    expect([screen.getByText('The cards'), screen.getByText('The Venmo name')]).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });

  it('shows the list for a section that does not exist', () => {
    expect(open('/profile/nonsense').address()).toBe('/profile');
  });
});

describe('the profile on a desktop screen', () => {
  it('shows the list beside the open section', () => {
    isWide = true;
    const page = open('/profile');
    expect(screen.getByText('riley@example.test')).toBeTruthy();
    expect(screen.getByText('The other devices')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/profile/account');
    page.unmount();
    open('/profile/safety');
    expect(screen.getByText('The contacts')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/profile/safety');
  });
});

describe('the data export', () => {
  it('is downloaded, and says when that failed', async () => {
    open('/profile/data');
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data was downloaded');
    download.mockResolvedValue({ status: 'FETCH_ERROR' });
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data wasn’t downloaded');
  });
});

describe('deleting the account', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const openDialog = async () => {
    const page = open('/profile/data');
    press('Delete account');
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    return page;
  };
  const giveCode = async () => {
    press('Send me a code');
    fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });
  };

  it('says what is erased and what remains, and sends a code only on request', async () => {
    await openDialog();
    expect(screen.getByText('Your name, email and phone number. Others see “Former rider”.')).toBeTruthy();
    expect(screen.getByText('Payments and receipts, because tax law requires them')).toBeTruthy();
    expect(codes.asked).toHaveLength(0);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(codes.asked).toHaveLength(0);
  });

  it('takes the code, deletes only after a separate press, and removes personal data from the page', async () => {
    await openDialog();
    await giveCode();
    expect(screen.getByText('We sent a code to riley@example.test. Enter it to delete your account.')).toBeTruthy();
    expect(deletions.asked).toHaveLength(0);
    press('Delete my account');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account-deleted'));
    expect(deletions.asked).toEqual([{ accountDeletionRequest: { code: '123456' } }]);
  });

  it('sends one request however often the button is pressed', async () => {
    let answer: (answered: object) => void = () => undefined;
    deletions.answer = () => new Promise((resolve) => (answer = resolve));
    await openDialog();
    await giveCode();
    press('Delete my account');
    press('Deleting…');
    await act(async () => answer({ data: null }));
    expect(deletions.asked).toHaveLength(1);
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['account_has_ride', 'You have a current or upcoming ride. Finish, cancel or leave it first.', '/ride/7'],
    ['account_has_debt', 'You still owe an amount for a ride. Pay it first.', '/ride/7'],
    ['account_has_payment', 'One of your payments isn’t finished yet. That usually takes less than a day.', '/ride/7'],
    ['account_is_driver', 'You drive with this account, so it can’t be deleted', '/help/chat'],
  ])('says why it is refused, and links to what to do first: %s', async (code, reason, href) => {
    const extra = code === 'account_is_driver' ? {} : { extra: { rideId: 7 } };
    codes.answer = () => ({ error: { status: 409, data: { code, ...extra } } });
    await openDialog();
    press('Send me a code');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your account wasn’t deleted');
    expect(alert.textContent).toContain(reason);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(href);
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('clears a wrong code and says so, and keeps the account', async () => {
    deletions.answer = () => refused('code_invalid', 400);
    await openDialog();
    await giveCode();
    press('Delete my account');
    await screen.findByText(/That code isn’t right/);
    expect((screen.getByLabelText('6-digit code') as HTMLInputElement).value).toBe('');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says when the server could not be reached', async () => {
    codes.answer = () => unanswered;
    await openDialog();
    press('Send me a code');
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t reach GroupRide');
  });

  it('is offered in Spanish', async () => {
    await setLanguage(i18n, 'es');
    open('/profile/data');
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar cuenta' }));
    await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' });
    await setLanguage(i18n, 'en');
  });
});
