import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiTokenView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { proofRequired } from '../../../testing/proof-answers';
import { renderInApp } from '../../../testing/render-in-app';
import { PersonalTokens } from './personal-tokens';

const token: ApiTokenView = {
  id: 7,
  name: 'Dashboard',
  prefix: 'gr_pat_AbC1',
  version: '2026-11-26',
  scopes: ['operations:read', 'rides:read'],
  state: 'active',
  createdAt: '2026-11-17T13:05:00.000Z',
  expiresAt: '2027-02-15T13:05:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  replacedBy: null,
};
const SECRET = 'gr_pat_AbC1000000000000000000000000000000000000000000000000';
const LIST = 'GET /api/tokens';

/** Renders the tokens with a fake API that lists them and answers changes with `change`. */
function show(
  list: () => Answer | Promise<Answer>,
  change: (asked: RecordedRequest) => Answer | Promise<Answer> = () => ({ status: 500 }),
) {
  const asked = fakeApi((request) => (request.what === LIST ? list() : change(request)));
  renderInApp(<PersonalTokens />, { at: '/admin/developers?tab=personal' });
  return { changes: () => asked.filter(({ what }) => what !== LIST) };
}
const listed =
  (...body: ApiTokenView[]) =>
  (): Answer => ({ status: 200, body });
const table = async () => within(await screen.findByRole('table', { name: 'Your tokens' }));

describe('personal tokens', () => {
  it('show their purpose, scopes and expiry, but not the token', async () => {
    show(listed(token, { ...token, id: 6, name: 'Old', state: 'expired', lastUsedAt: '2026-11-16T18:00:00.000Z' }));
    const rows = within((await table()).getByRole('row', { name: /Dashboard/ }));
    for (const text of [/gr_pat_AbC1…/, 'operations:read rides:read', 'Active', 'Mon, Feb 15, 2027, 8:05 AM', 'Never'])
      expect(rows.getByText(text)).toBeTruthy();
    const old = within((await table()).getByRole('row', { name: /Old/ }));
    expect(old.getByText('Mon, Nov 16, 2026, 1:00 PM')).toBeTruthy();
    expect(old.queryAllByRole('button')).toEqual([]);
  });

  it('show loading and empty states', async () => {
    let answer: (given: Answer) => void = () => undefined;
    show(() => new Promise<Answer>((resolve) => (answer = resolve)));
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeTruthy();
    await waitFor(() => expect(answer).toHaveLength(1));
    answer({ status: 200, body: [] });
    expect(await screen.findByText('No tokens yet')).toBeTruthy();
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer = { status: 503, body: { code: 'unavailable', status: 503 } };
    show(() => answer);
    expect(await screen.findByText('We couldn’t load your tokens')).toBeTruthy();
    answer = { status: 200, body: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No tokens yet')).toBeTruthy();
  });

  it('are created with a name and scopes, and shown once for copying', async () => {
    const rows: ApiTokenView[] = [];
    const { changes } = show(
      () => ({ status: 200, body: [...rows] }),
      () => {
        rows.push(token);
        return { status: 201, body: { secret: SECRET, token } };
      },
    );
    const write = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText: write } });
    fireEvent.click(await screen.findByRole('button', { name: 'New token: Your tokens' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    expect(form.getByText('Enter a name.')).toBeTruthy();
    expect(form.getByText('Choose at least one scope.')).toBeTruthy();
    expect(changes()).toEqual([]);
    fireEvent.change(form.getByLabelText('Name'), { target: { value: ' Dashboard ' } });
    fireEvent.change(form.getByLabelText('Expires in'), { target: { value: '30' } });
    for (const name of ['Rides: Read', 'Rides: Write', 'Operations: Read']) {
      fireEvent.click(form.getByRole('button', { name }));
      expect(form.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    }
    fireEvent.click(form.getByRole('button', { name: 'Rides: Write' }));
    expect(form.queryByRole('button', { name: 'Account: Write' })).toBeNull();
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Dashboard: copy your token' }));
    expect(changes()).toEqual([
      {
        what: 'POST /api/tokens',
        body: { name: 'Dashboard', scopes: ['operations:read', 'rides:read'], expiresInDays: 30 },
      },
    ]);
    expect((shown.getByLabelText('Token') as HTMLInputElement).value).toBe(SECRET);
    fireEvent.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByText('Copied')).toBeTruthy();
    expect(write).toHaveBeenCalledWith(SECRET);
    fireEvent.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
    expect((await table()).getByText(/gr_pat_AbC1…/)).toBeTruthy();
  });

  it('are created and rotated with the code of the app when the operator signed in a while ago', async () => {
    const { changes } = show(listed(token), ({ body }) =>
      (body as { code?: string }).code === '123456'
        ? { status: 201, body: { secret: SECRET, token } }
        : proofRequired('app'),
    );
    const prove = async (button: string) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
      fireEvent.change(dialog.getByLabelText('Code that the app shows'), { target: { value: '123456' } });
      fireEvent.click(dialog.getByRole('button', { name: button }));
      const shown = within(await screen.findByRole('dialog', { name: 'Dashboard: copy your token' }));
      expect((shown.getByLabelText('Token') as HTMLInputElement).value).toBe(SECRET);
      fireEvent.click(shown.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    fireEvent.click(await screen.findByRole('button', { name: 'New token: Your tokens' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Dashboard' } });
    fireEvent.click(form.getByRole('button', { name: 'Operations: Read' }));
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    await prove('Create token');
    fireEvent.click((await table()).getByRole('button', { name: 'Rotate: Dashboard' }));
    const rotation = within(await screen.findByRole('dialog', { name: 'Rotate Dashboard' }));
    fireEvent.click(rotation.getByRole('button', { name: 'Rotate' }));
    await prove('Rotate');
    expect(changes().map(({ body }) => (body as { code?: string }).code)).toEqual([
      undefined,
      '123456',
      undefined,
      '123456',
    ]);
  });

  it('are not created when the server refuses, and the dialog says why', async () => {
    show(listed(), () => ({ status: 409, body: { code: 'too_many_tokens', status: 409 } }));
    fireEvent.click(await screen.findByRole('button', { name: 'New token: Your tokens' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Dashboard' } });
    fireEvent.click(form.getByRole('button', { name: 'Rides: Read' }));
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    expect(await form.findByText(/There are 50 active tokens already/)).toBeTruthy();
    expect((form.getByLabelText('Name') as HTMLInputElement).value).toBe('Dashboard');
  });

  it('are rotated with an overlap, and the old one is marked', async () => {
    let rows = [token];
    const { changes } = show(
      () => ({ status: 200, body: rows }),
      () => {
        const next = { ...token, id: 8 };
        rows = [next, { ...token, replacedBy: 8 }];
        return { status: 201, body: { secret: SECRET, token: next } };
      },
    );
    fireEvent.click((await table()).getByRole('button', { name: 'Rotate: Dashboard' }));
    const form = within(await screen.findByRole('dialog', { name: 'Rotate Dashboard' }));
    fireEvent.change(form.getByLabelText('The old token works for another'), { target: { value: '168' } });
    fireEvent.click(form.getByRole('button', { name: 'Rotate' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Dashboard: copy your token' }));
    expect(changes()).toEqual([
      { what: 'POST /api/tokens/7/rotation', body: { expiresInDays: 90, overlapHours: 168 } },
    ]);
    fireEvent.click(shown.getByRole('button', { name: 'Done' }));
    expect(await (await table()).findByText('Replaced')).toBeTruthy();
    expect((await table()).getAllByRole('button', { name: 'Rotate: Dashboard' })).toHaveLength(1);
  });

  it('are revoked after a confirmation', async () => {
    let rows = [token];
    const { changes } = show(
      () => ({ status: 200, body: rows }),
      () => {
        rows = [{ ...token, state: 'revoked', revokedAt: token.createdAt }];
        return { status: 204 };
      },
    );
    fireEvent.click((await table()).getByRole('button', { name: 'Revoke: Dashboard' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(changes()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Dashboard was revoked')).toBeTruthy();
    expect(await (await table()).findByText('Revoked')).toBeTruthy();
    expect(changes()).toEqual([{ what: 'DELETE /api/tokens/7', body: undefined }]);
  });
});
