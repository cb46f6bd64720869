import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import type { AdminCreditView, AdminRiderView } from '@groupride/web-api-client';
import { DraftsProvider } from '../../../shared/drafts';
import { fakeApi, keysOf, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RiderCredits } from './rider-credits';

const RIDER = { id: 12, name: 'Rita Rider', state: 'active', isOperator: false } as AdminRiderView;
const LIST = 'GET /api/admin/riders/12/credits';
const GRANT = 'POST /api/admin/riders/12/credits';
const RETURN = 'POST /api/admin/riders/12/credits/returns';
const REVOKE = 'POST /api/admin/riders/12/credits/4/revoke';

const credit = (more: Partial<AdminCreditView> = {}): AdminCreditView => ({
  id: 4,
  amount: '10.00',
  left: '6.00',
  reserved: '4.00',
  state: 'active',
  reason: 'Late driver',
  rideId: 7,
  grantedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2027-11-20T15:00:00.000Z',
  grantedBy: 'Olga Ops',
  revokedBy: null,
  revokedFor: null,
  uses: [{ rideId: 9, amount: '4.00', state: 'reserved', at: '2026-11-21T15:00:00.000Z' }],
  ...more,
});
const answer = (credits: AdminCreditView[]): Answer => ({
  status: 200,
  body: { balance: '6.00', reserved: '4.00', credits },
});

function show(
  answers: Record<string, Answer>,
  { role = 'finance' as OperatorRole, rider = RIDER } = {},
): RecordedRequest[] {
  const asked = fakeApi(({ what }) => answers[what] ?? { status: 404 });
  renderInApp(
    <DraftsProvider>
      <RiderCredits rider={rider} />
    </DraftsProvider>,
    { role },
  );
  return asked;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const grantButton = () => screen.getAllByRole('button', { name: 'Grant credit' }).at(-1)!;

describe('the credit of a rider', () => {
  it('shows the balance, the reason, who granted it and how it was used', async () => {
    show({ [LIST]: answer([credit()]) });
    const table = within(await screen.findByRole('table'));
    expect(table.getByText(/Late driver/)).toBeTruthy();
    expect(screen.getByText('Can be used').nextElementSibling?.textContent).toBe('$6.00');
    expect(screen.getByText('Set aside for rides').nextElementSibling?.textContent).toBe('$4.00');
    expect(table.getByText(/Granted by Olga Ops/)).toBeTruthy();
    expect(table.getByText(/\$4\.00 set aside/)).toBeTruthy();
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/rides/7',
      '/admin/rides/9',
    ]);
  });

  it('shows empty and error states', async () => {
    show({ [LIST]: answer([]) });
    expect(await screen.findByText('No credit yet')).toBeTruthy();
  });

  it('offers a retry after a failure', async () => {
    show({ [LIST]: { status: 500 } });
    expect(await screen.findByText('We couldn’t load the credit')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is granted with an amount and a reason, with the same key for every retry', async () => {
    let lost = true;
    const asked = show({
      [LIST]: answer([]),
      get [GRANT](): Answer {
        const given = lost ? { status: 503 } : answer([credit()]);
        lost = false;
        return given;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Grant credit' }));
    fireEvent.click(grantButton());
    expect(await screen.findByText('Enter an amount from $0.01 to $500.00')).toBeTruthy();
    expect(screen.getByText('Enter a reason')).toBeTruthy();
    type(/^Amount/, '10');
    type(/^Reason/, 'Late driver');
    fireEvent.click(grantButton());
    await waitFor(() => expect(asked.filter(({ what }) => what === GRANT)).toHaveLength(1));
    await waitFor(() => expect(grantButton().getAttribute('aria-busy')).toBeNull());
    fireEvent.click(grantButton());
    await waitFor(() => expect(asked.filter(({ what }) => what === GRANT)).toHaveLength(2));
    expect(asked.find(({ what }) => what === GRANT)?.body).toEqual({ amount: '10.00', reason: 'Late driver' });
    expect(new Set(keysOf(GRANT)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is granted once if the answer is lost and the dialog is opened again', async () => {
    let credits: AdminCreditView[] = [];
    let granted: Answer = { status: 504 };
    const asked = show({
      get [LIST](): Answer {
        return answer(credits);
      },
      get [GRANT](): Answer {
        return granted;
      },
    });
    const attempts = () => asked.filter(({ what }) => what === GRANT).length;
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Grant credit' }));
      return within(await screen.findByRole('dialog'));
    };
    const close = async (name: string) => {
      fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name })[0]!);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await open();
    type(/^Amount/, '10');
    type(/^Reason/, 'Late driver');
    fireEvent.click(grantButton());
    expect(await screen.findByText(/that this was saved\. Press again/)).toBeTruthy();
    await close('Cancel');
    const dialog = await open();
    expect(dialog.getByText(/^We couldn’t confirm that \$10\.00 was saved/)).toBeTruthy();
    expect((dialog.getByRole('textbox', { name: /^Reason/ }) as HTMLInputElement).value).toBe('Late driver');
    credits = [credit({ id: 5, rideId: null })];
    fireEvent.click(grantButton());
    await waitFor(() => expect(attempts()).toBe(2));
    expect(await screen.findByText('$10.00 was already saved. You can close this window.')).toBeTruthy();
    await close('Close');
    // The list shows the first credit, so the same amount is a second one.
    granted = answer(credits);
    const second = await open();
    expect(second.queryByText(/^We couldn’t confirm/)).toBeNull();
    type(/^Amount/, '10');
    type(/^Reason/, 'Late driver');
    fireEvent.click(grantButton());
    await waitFor(() => expect(attempts()).toBe(3));
    const [first, again, other] = keysOf(GRANT);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('shows which field the server refuses', async () => {
    show({
      [LIST]: answer([]),
      [GRANT]: {
        status: 400,
        body: { code: 'validation_failed', status: 400, errors: [{ field: 'rideId', code: 'invalid', message: 'x' }] },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Grant credit' }));
    type(/^Amount/, '10');
    type(/^Reason/, 'Late driver');
    type(/^About ride/, '99');
    fireEvent.click(grantButton());
    expect(await screen.findByText('Enter the number of one of this rider’s rides')).toBeTruthy();
  });

  it('is revoked with a reason, and a colleague’s revocation is no error', async () => {
    const asked = show({
      [LIST]: answer([credit()]),
      [REVOKE]: { status: 409, body: { code: 'credit_spent', status: 409 } },
    });
    fireEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Revoke credit 4' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    type(/^Reason/, 'Granted twice');
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(asked.find(({ what }) => what === REVOKE)?.body).toEqual({ reason: 'Granted twice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that is completely set aside is revoked with a different text', async () => {
    const asked = show({
      [LIST]: answer([credit({ state: 'reserved', left: '0.00' })]),
      [REVOKE]: answer([credit({ state: 'revoked', left: '0.00' })]),
    });
    fireEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Revoke credit 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this credit?' }));
    type(/^Reason/, 'Granted twice');
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The credit ends with the ride')).toBeTruthy();
    expect(asked.filter(({ what }) => what === REVOKE)).toHaveLength(1);
  });

  it('that was used is given back with a reason, and reports a concurrent change', async () => {
    let isFaster = false;
    const used = { state: 'used' as const, left: '0.00', reserved: '0.00' };
    const asked = show({
      [LIST]: answer([
        credit({
          ...used,
          uses: [
            { rideId: 9, amount: '4.00', state: 'used', at: '2026-11-21T15:00:00.000Z' },
            { rideId: 10, amount: '4.00', state: 'returned', at: '2026-11-21T15:00:00.000Z' },
          ],
        }),
      ]),
      get [RETURN](): Answer {
        return isFaster ? { status: 409, body: { code: 'credit_not_used', status: 409 } } : answer([]);
      },
    });
    const giveBack = async () => {
      const table = within(await screen.findByRole('table'));
      fireEvent.click(table.getByRole('button', { name: 'Give back the credit used for R-009' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Give back' }));
      expect(await dialog.findByText('Enter a reason')).toBeTruthy();
      type(/^Reason/, 'The van broke down');
      fireEvent.click(dialog.getByRole('button', { name: 'Give back' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await giveBack();
    expect(await screen.findByText('Credit for R-009 given back')).toBeTruthy();
    expect(asked.find(({ what }) => what === RETURN)?.body).toEqual({ rideId: 9, reason: 'The van broke down' });
    expect(screen.queryByRole('button', { name: /used for R-010/ })).toBeNull();
    isFaster = true;
    await giveBack();
    expect(await screen.findByText(/has the credit for this ride back already/)).toBeTruthy();
  });

  it('is read-only for roles that may not grant it', async () => {
    show({ [LIST]: answer([credit()]) }, { role: 'dispatcher' });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /Grant|Revoke/ })).toBeNull();
  });

  it('is not offered for an operator’s account', async () => {
    show({ [LIST]: answer([]) }, { rider: { ...RIDER, isOperator: true } });
    await screen.findByText('No credit yet');
    expect(screen.queryByRole('button', { name: 'Grant credit' })).toBeNull();
  });
});
