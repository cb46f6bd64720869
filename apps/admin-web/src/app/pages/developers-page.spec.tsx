import { fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { DevelopersPage } from './developers-page';

const AT = '/admin/developers';
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the Developers page', () => {
  it('starts with the service accounts for an administrator', async () => {
    fakeApi(() => ({ status: 200, body: [] }));
    renderInApp(<DevelopersPage />, { at: AT });
    expect(selected()).toBe('Service accounts');
    expect(await screen.findByText('No service accounts yet')).toBeTruthy();
  });

  it('starts with their own tokens for other operators, who may not see those of programs', async () => {
    const asked = fakeApi(() => ({ status: 200, body: [] }));
    renderInApp(<DevelopersPage />, { at: AT, role: 'support' });
    expect(selected()).toBe('Your tokens');
    expect(await screen.findByText('No tokens yet')).toBeTruthy();
    for (const name of ['Service accounts', 'Webhooks', 'Requests']) {
      fireEvent.click(screen.getByRole('tab', { name }));
      expect(screen.getByText('This page isn’t open to your role')).toBeTruthy();
    }
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/tokens']);
  });

  it('opens the tab named in the address', async () => {
    fakeApi(() => ({ status: 200, body: [] }));
    renderInApp(<DevelopersPage />, { at: `${AT}?tab=requests` });
    expect(selected()).toBe('Requests');
    expect(await screen.findByText('No requests in the last 7 days')).toBeTruthy();
  });
});
