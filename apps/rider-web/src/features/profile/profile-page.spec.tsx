import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakeMutation, refused } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

const support = fakeMutation<{ newSupportMessage: { text: string } }>();
const totals: { data?: { rides: number; saved: string } } = {};
const download = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('./api', () => ({
  useGetRideTotalsQuery: () => totals,
  useSendSupportMessageMutation: support.use,
  useSignOutMutation: () => [() => undefined, {}],
  useUpdateMeMutation: () => [() => undefined],
}));
jest.unstable_mockModule('./hooks/use-data-export', () => ({ useDataExport: () => ({ busy: false, download }) }));
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
  support.asked.length = 0;
  support.answer = () => ({ data: {} });
  download.mockReset().mockResolvedValue(null);
  window.matchMedia = ((query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

describe('the profile on a phone', () => {
  it('shows who it is, the rides and what they saved, and a list that leads to each section', () => {
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

  it('invents no figures while they load', () => {
    delete totals.data;
    open('/profile');
    expect(screen.getAllByText('–')).toHaveLength(2);
  });

  it('opens a section alone, with the way back', () => {
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
  it('has the list beside the open section', () => {
    isWide = true;
    const page = open('/profile');
    expect(screen.getByText('riley@example.test')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/profile/account');
    page.unmount();
    open('/profile/safety');
    expect(screen.getByText('The contacts')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/profile/safety');
  });
});

describe('your own data', () => {
  it('is downloaded, and says so when it is not', async () => {
    open('/profile/data');
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data was downloaded');
    download.mockResolvedValue({ status: 'FETCH_ERROR' });
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data wasn’t downloaded');
  });

  it('is deleted by people, who are asked after a confirmation', async () => {
    const { address } = open('/profile/data');
    fireEvent.click(screen.getByRole('button', { name: 'Request deletion' }));
    expect(support.asked).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: 'Request deletion of your account?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Request deletion' }));
    await waitFor(() => expect(address()).toBe('/help/chat'));
    expect(support.asked.map(({ newSupportMessage }) => newSupportMessage.text)).toEqual(['Please delete my account.']);
  });

  it('stays where it is when the request is not sent', async () => {
    support.answer = () => refused('too_many_requests', 429);
    const { address } = open('/profile/data');
    fireEvent.click(screen.getByRole('button', { name: 'Request deletion' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Request deletion' }));
    await screen.findByText('Your request wasn’t sent');
    expect(address()).toBe('/profile/data');
  });
});
