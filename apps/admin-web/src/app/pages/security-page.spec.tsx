import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorSessionView, SignInSecurity } from '@groupride/web-api-client';
import { fakeApi, type Answer, type Asked } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { SecurityPage } from './security-page';

const at = '2026-11-21T17:00:00.000Z';
const here: OperatorSessionView = {
  ...{ id: 'a1', browser: 'Chrome', system: 'Windows', openedAt: at, lastActiveAt: at, isCurrent: true },
};
const phone: OperatorSessionView = { ...here, id: 'b2', browser: 'Safari', system: 'iPhone', isCurrent: false };
const nothing: SignInSecurity = { authenticator: null, recoveryCodesLeft: 0, textCodes: true };
const withApp: SignInSecurity = {
  authenticator: { addedAt: at, lastUsedAt: null },
  recoveryCodesLeft: 2,
  textCodes: true,
};
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });

function show(security: SignInSecurity, answer: (asked: Asked) => Answer = () => ({ status: 204 })): Asked[] {
  const asked = fakeApi((request) => {
    if (request.what === 'GET /api/admin/security') return { status: 200, body: security };
    if (request.what === 'GET /api/admin/security/passkeys') return { status: 200, body: [] };
    if (request.what === 'GET /api/admin/security/sessions') return { status: 200, body: [here, phone] };
    return answer(request);
  });
  renderInApp(<SecurityPage />, { role: 'viewer' });
  return asked;
}
const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByRole('button', { name }));
const codes = { codes: [{ code: 'ABCDE-23456' }] };

describe('sign-in settings of an operator', () => {
  it('sets up an app and shows the recovery codes once', async () => {
    const setup = { uri: 'otpauth://totp/x', secret: 'JBSWY3DP', token: 'sealed' };
    const asked = show(nothing, ({ what }) => ({ status: 200, body: what.startsWith('POST') ? setup : codes }));
    expect(await screen.findByText('Not set up')).toBeTruthy();
    expect(screen.queryByText('Recovery codes')).toBeNull();
    press('Set up');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByLabelText('Code that the app shows'), { target: { value: '123456' } });
    expect(await within(dialog).findByText('ABCDE-23456')).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({ token: 'sealed', code: '123456' });
    press('I’ve saved them', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the first code was wrong', async () => {
    const setup = { uri: 'otpauth://totp/x', secret: 'JBSWY3DP', token: 'sealed' };
    show(nothing, ({ what }) =>
      what.startsWith('POST') ? { status: 200, body: setup } : refused(400, 'app_code_invalid'),
    );
    await screen.findByText('Not set up');
    press('Set up');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByLabelText('Code that the app shows'), { target: { value: '123456' } });
    expect(await within(dialog).findByText(/isn’t right or was used already/)).toBeTruthy();
  });

  it('warns when few recovery codes are left, and creates new ones after a confirmation', async () => {
    show(withApp, () => ({ status: 200, body: codes }));
    expect(await screen.findByText('2 left')).toBeTruthy();
    press('Create new codes');
    press('Create new codes', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('ABCDE-23456')).toBeTruthy();
  });

  it('creates new recovery codes with the code of the app when the operator signed in a while ago', async () => {
    const asked = show(withApp, ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return refused(403, 'fresh_proof_required');
      return code === '123456' ? { status: 200, body: codes } : refused(400, 'app_code_invalid');
    });
    await screen.findByText('2 left');
    press('Create new codes');
    press('Create new codes', await screen.findByRole('alertdialog'));
    const field = await screen.findByLabelText('Code that the app shows');
    const dialog = screen.getByRole('dialog', { name: 'Confirm it’s you' });
    press('Create new codes', dialog);
    expect(await within(dialog).findByText('Enter the 6 digits')).toBeTruthy();
    fireEvent.change(field, { target: { value: '999999' } });
    press('Create new codes', dialog);
    expect(await within(dialog).findByText(/isn’t right or was used already/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '123456' } });
    press('Create new codes', dialog);
    expect(await screen.findByText('ABCDE-23456')).toBeTruthy();
    expect(asked.filter(({ what }) => what.endsWith('recovery-codes')).map(({ body }) => body)).toEqual([
      {},
      { code: '999999' },
      { code: '123456' },
    ]);
  });

  it('does not offer to remove the app where it is required', async () => {
    show({ ...withApp, textCodes: false });
    expect(await screen.findByText(/sends no codes by text message, so you can’t remove it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('says when they could not be loaded', async () => {
    fakeApi(() => refused(500, 'internal'));
    renderInApp(<SecurityPage />);
    expect(await screen.findByText('We couldn’t load your sign-in settings')).toBeTruthy();
    expect(screen.getByText('We couldn’t load your sessions')).toBeTruthy();
  });
});

describe('the sessions of an operator', () => {
  const table = () => screen.findByRole('table', { name: 'Sessions' });

  it('show each browser, mark the current one, and can be ended after a confirmation', async () => {
    const asked = show(withApp);
    const rows = within(await table()).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Chrome on WindowsThis session');
    expect(within(rows[1]!).queryByRole('button')).toBeNull();
    press('End session: Safari on iPhone', rows[2]);
    press('End session', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(asked.some(({ what }) => what === 'DELETE /api/admin/security/sessions/b2')).toBe(true));
  });

  it('can be ended all at once, and one that has ended already is no error', async () => {
    const asked = show(withApp, () => refused(404, 'not_found'));
    await table();
    press('End all others');
    press('End all others', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('All other sessions were ended')).toBeTruthy();
    expect(asked.some(({ what }) => what === 'DELETE /api/admin/security/sessions')).toBe(true);
  });
});
