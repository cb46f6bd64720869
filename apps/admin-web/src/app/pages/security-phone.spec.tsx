import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SignInSecurity } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../testing/fake-api';
import { proofRequired } from '../../testing/proof-answers';
import { renderInApp } from '../../testing/render-in-app';
import { SecurityPage } from './security-page';

const withApp: SignInSecurity = {
  authenticator: { addedAt: '2026-11-21T17:00:00.000Z', lastUsedAt: null },
  recoveryCodesLeft: 10,
  phone: '7045550102',
  phoneVerified: true,
  textCodes: true,
};
const withoutApp: SignInSecurity = { ...withApp, authenticator: null, recoveryCodesLeft: 0 };
const unverified: SignInSecurity = { ...withApp, phone: '7045550199', phoneVerified: false, textCodes: false };
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });
const CHANGE = 'PUT /api/admin/security/phone';
const SEND = 'POST /api/users/me/phone/code';
const VERIFY = 'POST /api/users/me/phone/verify';

function show(first: SignInSecurity, answers: Record<string, (body: unknown) => Answer>): RecordedRequest[] {
  let security = first;
  const asked = fakeApi(({ what, body }) => {
    if (what === 'GET /api/admin/security') return { status: 200, body: security };
    if (what.startsWith('GET ')) return { status: 200, body: [] };
    const answer = answers[what]?.(body) ?? { status: 204 };
    if (what === CHANGE && answer.status === 200) security = answer.body as SignInSecurity;
    if (what === VERIFY && answer.status === 200) security = { ...security, phoneVerified: true, textCodes: true };
    return answer;
  });
  renderInApp(<SecurityPage />, { role: 'viewer' });
  return asked;
}
const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByRole('button', { name }));
const fill = (where: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(where).getByLabelText(label), { target: { value } });
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const bodies = (asked: readonly RecordedRequest[], what: string) =>
  asked.filter((each) => each.what === what).map(({ body }) => body);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function enter(number: string): Promise<HTMLElement> {
  await screen.findByText('(704) 555-0102');
  screen.getByRole('button', { name: 'Change' }).focus();
  press('Change');
  const dialog = await dialogOf('Change your phone number');
  fill(dialog, 'New phone number', number);
  press('Save number', dialog);
  return dialog;
}

describe('the phone number of an operator', () => {
  it('is changed with the code of the app, and then verified by text message', async () => {
    const asked = show(withApp, {
      [CHANGE]: (body) => {
        const { code } = body as { code?: string };
        if (code === undefined) return proofRequired('app');
        return code === '123456' ? { status: 200, body: unverified } : refused(400, 'app_code_invalid');
      },
      [SEND]: () => ({ status: 202 }),
      [VERIFY]: (body) =>
        (body as { code: string }).code === '654321' ? { status: 200, body: {} } : refused(400, 'code_invalid'),
    });
    await enter('(704) 555-0199');
    const proof = await dialogOf('Confirm it’s you');
    fill(proof, 'Code that the app shows', '999999');
    press('Save number', proof);
    expect(await within(proof).findByText(/isn’t right or was used already/)).toBeTruthy();
    fill(proof, 'Code that the app shows', '123456');
    press('Save number', proof);

    const dialog = await dialogOf('Verify your phone number');
    expect(within(dialog).getByText(/we text to \(704\) 555-0199/)).toBeTruthy();
    press('Verify', dialog);
    expect(await within(dialog).findByText('Enter the 6 digits')).toBeTruthy();
    fill(dialog, 'Code from the text message', '111111');
    press('Verify', dialog);
    expect(await within(dialog).findByText(/That code isn’t right/)).toBeTruthy();
    press('Send a new code', dialog);
    await waitFor(() => expect(bodies(asked, SEND)).toHaveLength(2));
    fill(dialog, 'Code from the text message', '654321');
    press('Verify', dialog);
    await isClosed();
    expect(await screen.findByText('(704) 555-0199')).toBeTruthy();
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(bodies(asked, CHANGE)).toEqual([
      { phone: '(704) 555-0199' },
      { phone: '(704) 555-0199', code: '999999' },
      { phone: '(704) 555-0199', code: '123456' },
    ]);
    expect(bodies(asked, VERIFY)).toEqual([{ code: '111111' }, { code: '654321' }]);
  });

  it('has one new code sent by two quick presses, and gives the focus back when it is not verified', async () => {
    const asked = show(withApp, {
      [CHANGE]: () => ({ status: 200, body: unverified }),
      [SEND]: () => ({ status: 202 }),
    });
    await enter('7045550199');
    const dialog = await dialogOf('Verify your phone number');
    await waitFor(() => expect(bodies(asked, SEND)).toHaveLength(1));
    press('Send a new code', dialog);
    press('Send a new code', dialog);
    await screen.findByText('A new code is on its way');
    expect(bodies(asked, SEND)).toHaveLength(2);
    press('Cancel', dialog);
    await isClosed();
    expect(screen.getByText('(704) 555-0199')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' })));
  });

  it('is not sent when it has too few digits, and says what the server refused', async () => {
    const asked = show(withApp, { [CHANGE]: () => refused(500, 'internal') });
    const dialog = await enter('704 555');
    expect(await within(dialog).findByText('Enter a US phone number with 10 digits')).toBeTruthy();
    expect(bodies(asked, CHANGE)).toEqual([]);
    fill(dialog, 'New phone number', '7045550199');
    press('Save number', dialog);
    expect(await within(dialog).findByText('Something went wrong on our side. Please try again.')).toBeTruthy();
  });

  it('asks operators for whom no code can be sent to sign in again', async () => {
    show(withoutApp, { [CHANGE]: () => proofRequired(null) });
    const dialog = await enter('7045550199');
    expect(await within(dialog).findByText(/Sign out and in again, then try once more/)).toBeTruthy();
  });

  it('asks for an app or passkey first when there is no other way to sign in', async () => {
    show(withoutApp, { [CHANGE]: () => refused(409, 'last_second_factor') });
    const dialog = await enter('7045550199');
    expect(await within(dialog).findByText(/Set up an authenticator app or a passkey first/)).toBeTruthy();
  });

  it('closes when it is the number of the account already', async () => {
    const asked = show(withApp, { [CHANGE]: () => ({ status: 200, body: withApp }) });
    await enter('7045550102');
    await isClosed();
    expect(bodies(asked, SEND)).toEqual([]);
  });

  it('is marked while nobody has verified it, and keeps the app from being removed', async () => {
    const asked = show(unverified, { [SEND]: () => refused(429, 'too_many_requests') });
    expect(await screen.findByText('Not verified')).toBeTruthy();
    expect(screen.getByText('Your phone number isn’t verified, so you can’t remove it.')).toBeTruthy();
    press('Verify');
    const dialog = await dialogOf('Verify your phone number');
    expect(await within(dialog).findByText('Too many attempts. Wait a minute, then try again.')).toBeTruthy();
    expect(bodies(asked, SEND)).toHaveLength(1);
  });

  it('can be added where there is none', async () => {
    show({ ...withApp, phone: null, phoneVerified: false, textCodes: false }, {});
    expect(await screen.findByText('You have no phone number.')).toBeTruthy();
    press('Add a number');
    expect(await dialogOf('Change your phone number')).toBeTruthy();
  });
});
