import { fireEvent, screen, within } from '@testing-library/react';
import type { ServiceAccountView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { proofRequired } from '../../../testing/proof-answers';
import { renderInApp } from '../../../testing/render-in-app';
import { ServiceAccounts } from './service-accounts';

const account: ServiceAccountView = {
  id: 3,
  name: 'Grand Hotel',
  userId: 40,
  createdBy: 'Olga Ops',
  createdAt: '2026-11-17T13:05:00.000Z',
  closedAt: null,
  tokens: [],
};
const LIST = 'GET /api/admin/service-accounts';

function show(list: () => Answer, change: (asked: RecordedRequest) => Answer = () => ({ status: 500 })) {
  const asked = fakeApi((request) => (request.what === LIST ? list() : change(request)));
  renderInApp(<ServiceAccounts />, { at: '/admin/developers' });
  return { changes: () => asked.filter(({ what }) => what !== LIST) };
}

describe('service accounts', () => {
  it('are created with a name', async () => {
    const accounts: ServiceAccountView[] = [];
    const { changes } = show(
      () => ({ status: 200, body: [...accounts] }),
      () => {
        accounts.push(account);
        return { status: 201, body: account };
      },
    );
    expect(await screen.findByText('No service accounts yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add service account' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: 'Add service account' }));
    expect(form.getByText('Enter a name.')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Name'), { target: { value: ' Grand Hotel ' } });
    fireEvent.click(form.getByRole('button', { name: 'Add service account' }));
    expect(await screen.findByText('Added by Olga Ops, Tue, Nov 17, 2026, 8:05 AM')).toBeTruthy();
    expect(changes()).toEqual([{ what: 'POST /api/admin/service-accounts', body: { name: 'Grand Hotel' } }]);
    expect(screen.getByText('No tokens yet')).toBeTruthy();
  });

  it('are created after a proof when the operator signed in a while ago', async () => {
    const { changes } = show(
      () => ({ status: 200, body: [] }),
      ({ body }) =>
        (body as { code?: string }).code === '123456' ? { status: 201, body: account } : proofRequired('app'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Add service account' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Grand Hotel' } });
    fireEvent.click(form.getByRole('button', { name: 'Add service account' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    fireEvent.change(proof.getByLabelText('Code that the app shows'), { target: { value: '123456' } });
    fireEvent.click(proof.getByRole('button', { name: 'Add service account' }));
    expect(await screen.findByText('Grand Hotel was added')).toBeTruthy();
    expect(changes().map(({ body }) => body)).toEqual([
      { name: 'Grand Hotel' },
      { name: 'Grand Hotel', code: '123456' },
    ]);
  });

  it('get tokens of their own, without scopes for operations', async () => {
    const { changes } = show(
      () => ({ status: 200, body: [account] }),
      () => ({ status: 403, body: { code: 'forbidden', status: 403 } }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'New token: Tokens of Grand Hotel' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByRole('button', { name: /^Operations/ })).toBeNull();
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Key' } });
    fireEvent.click(form.getByRole('button', { name: 'Rides: Write' }));
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByText('Your account can’t do this.')).toBeTruthy();
    expect(changes()).toEqual([
      {
        what: 'POST /api/admin/service-accounts/3/tokens',
        body: { name: 'Key', scopes: ['rides:write'], expiresInDays: 90 },
      },
    ]);
  });

  it('are closed after a confirmation, and get no more tokens', async () => {
    let accounts = [account];
    const { changes } = show(
      () => ({ status: 200, body: accounts }),
      () => {
        accounts = [{ ...account, closedAt: account.createdAt }];
        return { status: 204 };
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Close account: Grand Hotel' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Closed Tue, Nov 17, 2026, 8:05 AM')).toBeTruthy();
    expect(changes()).toEqual([{ what: 'DELETE /api/admin/service-accounts/3', body: undefined }]);
    expect(screen.queryByRole('button', { name: /New token/ })).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    show(() => answer);
    expect(await screen.findByText('We couldn’t load the service accounts')).toBeTruthy();
    answer = { status: 200, body: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No service accounts yet')).toBeTruthy();
  });
});
