import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorSessionView, PasskeyView, SignInSecurity } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../testing/fake-api';
import { proofRequired } from '../../testing/proof-answers';
import { renderInApp } from '../../testing/render-in-app';
import { webauthn } from '../../shared/webauthn';
import { SecurityPage } from './security-page';

const at = '2026-11-21T17:00:00.000Z';
const here: OperatorSessionView = {
  id: 'a1',
  browser: 'Chrome',
  system: 'Windows',
  openedAt: at,
  lastActiveAt: at,
  isCurrent: true,
};
const phone: OperatorSessionView = { ...here, id: 'b2', browser: 'Safari', system: 'iPhone', isCurrent: false };
const nothing: SignInSecurity = {
  authenticator: null,
  recoveryCodesLeft: 0,
  textCodes: true,
  phone: '7045550102',
  phoneVerified: true,
};
const withApp: SignInSecurity = {
  ...nothing,
  authenticator: { addedAt: at, lastUsedAt: null },
  recoveryCodesLeft: 2,
};
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });

function show(
  security: SignInSecurity,
  answer: (asked: RecordedRequest) => Answer = () => ({ status: 204 }),
  passkeys: readonly PasskeyView[] = [],
): RecordedRequest[] {
  const asked = fakeApi((request) => {
    if (request.what === 'GET /api/admin/security') return { status: 200, body: security };
    if (request.what === 'GET /api/admin/security/passkeys') return { status: 200, body: passkeys };
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
      if (code === undefined) return proofRequired('app');
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

describe('for an operator who signed in a while ago', () => {
  const setup = { uri: 'otpauth://totp/x', secret: 'JBSWY3DP', token: 'sealed' };
  /** Refuses requests without a code, and accepts those with one. */
  const afterProof =
    (answers: Record<string, Answer>) =>
    ({ what, body }: RecordedRequest): Answer => {
      const answer = answers[what];
      if (!answer) return { status: 204 };
      const { code } = (body ?? {}) as { code?: string };
      if (code === undefined) return proofRequired('app');
      return code === '123456' ? answer : refused(400, 'app_code_invalid');
    };
  const proof = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });
  async function prove(button: string): Promise<void> {
    const dialog = await proof();
    for (const value of ['999999', '123456']) {
      fireEvent.change(within(dialog).getByLabelText('Code that the app shows'), { target: { value } });
      press(button, dialog);
      if (value === '999999') await within(dialog).findByText(/isn’t right or was used already/);
    }
  }
  const sent = (asked: readonly RecordedRequest[], what: string) =>
    asked.filter((each) => each.what === what).map(({ body }) => body);
  const BODIES = [{}, { code: '999999' }, { code: '123456' }];

  it('the app is replaced after its code', async () => {
    const asked = show(withApp, afterProof({ 'POST /api/admin/security/authenticator': { status: 200, body: setup } }));
    await screen.findByText('2 left');
    press('Use another app');
    await prove('Continue');
    expect(await screen.findByDisplayValue('JBSWY3DP')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull();
    expect(sent(asked, 'POST /api/admin/security/authenticator')).toEqual(BODIES);
  });

  it('the app is removed after its code', async () => {
    const asked = show(withApp, afterProof({ 'DELETE /api/admin/security/authenticator': { status: 204 } }));
    await screen.findByText('2 left');
    press('Remove');
    press('Remove', await screen.findByRole('alertdialog'));
    await prove('Remove');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(asked, 'DELETE /api/admin/security/authenticator')).toEqual(BODIES);
  });

  describe('with passkeys', () => {
    const options = { status: 200, body: { options: { challenge: 'c' } } };
    beforeEach(() => {
      jest.spyOn(webauthn, 'isSupported').mockReturnValue(true);
      jest.spyOn(webauthn, 'create').mockResolvedValue({ id: 'made' });
    });
    afterEach(() => jest.restoreAllMocks());
    const name = async () => {
      press('Add a passkey');
      fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Laptop' } });
      press('Continue', screen.getByRole('dialog'));
    };

    it('one is added after the code of the app', async () => {
      const asked = show(withApp, afterProof({ 'POST /api/admin/security/passkeys/options': options }));
      await screen.findByText('2 left');
      await name();
      await prove('Continue');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(asked, 'POST /api/admin/security/passkeys/options')).toEqual(BODIES);
      expect(sent(asked, 'POST /api/admin/security/passkeys')).toEqual([{ name: 'Laptop', response: { id: 'made' } }]);
    });

    it('one is removed after the code of the app', async () => {
      const call = 'DELETE /api/admin/security/passkeys/pk1';
      const laptop = { id: 'pk1', name: 'Laptop', addedAt: at, lastUsedAt: null };
      const asked = show(withApp, afterProof({ [call]: { status: 204 } }), [laptop]);
      fireEvent.click(await screen.findByRole('button', { name: 'Remove: Laptop' }));
      press('Remove', await screen.findByRole('alertdialog'));
      await prove('Remove');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(asked, call)).toEqual(BODIES);
    });

    it('the name is kept when the code is not given', async () => {
      const asked = show(withApp, afterProof({ 'POST /api/admin/security/passkeys/options': options }));
      await screen.findByText('2 left');
      await name();
      press('Cancel', await proof());
      expect(await screen.findByDisplayValue('Laptop')).toBeTruthy();
      expect(sent(asked, 'POST /api/admin/security/passkeys')).toEqual([]);
    });
  });

  it('has a code texted when there is no app, and keeps the name of the passkey', async () => {
    jest.spyOn(webauthn, 'isSupported').mockReturnValue(true);
    const asked = show(nothing, ({ what, body }) => {
      if (what === 'POST /api/admin/security/proof-code') return { status: 202 };
      return (body as { code?: string }).code === '123456' ? refused(500, 'internal') : proofRequired('text');
    });
    await screen.findByText('Not set up');
    press('Add a passkey');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Laptop' } });
    press('Continue', screen.getByRole('dialog'));
    press('Send a code', await proof());
    fireEvent.change(await screen.findByLabelText('Code from the text message'), { target: { value: '123456' } });
    press('Continue', await proof());
    expect(await screen.findByDisplayValue('Laptop')).toBeTruthy();
    expect(sent(asked, 'POST /api/admin/security/passkeys/options')).toEqual([{}, { code: '123456' }]);
    jest.restoreAllMocks();
  });

  it('says to sign in again when no code can be sent', async () => {
    jest.spyOn(webauthn, 'isSupported').mockReturnValue(true);
    show(nothing, () => proofRequired(null));
    await screen.findByText('Not set up');
    press('Set up');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Sign out and in again, then try once more/)).toBeTruthy();
    press('Close', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Add a passkey');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Laptop' } });
    press('Continue', screen.getByRole('dialog'));
    expect(await screen.findByText(/Sign out and in again, then try once more/)).toBeTruthy();
    jest.restoreAllMocks();
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
