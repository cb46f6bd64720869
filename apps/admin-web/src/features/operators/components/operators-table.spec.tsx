import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { proofRequired } from '../../../testing/proof-answers';
import { renderInApp } from '../../../testing/render-in-app';
import { OperatorsTable } from './operators-table';

const anOperator = (what: Partial<OperatorView> = {}): OperatorView => ({
  id: 4,
  name: 'Dana Dispatch',
  email: 'dana@example.test',
  role: 'dispatcher',
  isFixed: false,
  lastSignedInAt: '2026-11-21T17:00:00.000Z',
  ...what,
});
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });

function show(
  operators: OperatorView[],
  answer: (asked: RecordedRequest) => Answer = () => ({ status: 500 }),
): RecordedRequest[] {
  const asked = fakeApi((request) =>
    request.what === 'GET /api/admin/operators' ? { status: 200, body: operators } : answer(request),
  );
  renderInApp(<OperatorsTable ownId={1} />);
  return asked;
}
const table = () => screen.findByRole('table', { name: 'Operators' });
const press = (name: string | RegExp, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByRole('button', { name }));

const sent = (asked: readonly RecordedRequest[], call: string) =>
  asked.filter(({ what }) => what === call).map(({ body }) => body);
async function prove(button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  fireEvent.change(within(dialog).getByLabelText('Code that the app shows'), { target: { value: '123456' } });
  press(button, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the list of operators', () => {
  it('shows roles, invited operators and who cannot be changed here', async () => {
    show([
      anOperator(),
      anOperator({ id: 1, name: 'Ana Admin', role: 'administrator', isFixed: true }),
      anOperator({ id: 5, name: 'Nora New', role: 'viewer', lastSignedInAt: null }),
    ]);
    const rows = within(await table()).getAllByRole('row');
    const row = (name: string) => rows.find((each) => each.textContent?.includes(name))!;
    expect(row('Dana Dispatch').textContent).toContain('Dispatcher');
    expect(row('Ana Admin').textContent).toContain('You');
    expect(row('Ana Admin').textContent).toContain('Set by this deployment');
    expect(within(row('Ana Admin')).queryByRole('button')).toBeNull();
    expect(row('Nora New').textContent).toContain('Invited');
  });

  it('says when it could not be loaded', async () => {
    fakeApi(() => refused(500, 'internal'));
    renderInApp(<OperatorsTable ownId={1} />);
    expect(await screen.findByText('We couldn’t load the operators')).toBeTruthy();
  });
});

describe('inviting an operator', () => {
  it('requires a name and an address, and explains the role', async () => {
    const asked = show([anOperator()], () => ({ status: 201, body: anOperator({ id: 9, name: 'Nora New' }) }));
    await table();
    press('Invite operator');
    const dialog = await screen.findByRole('dialog');
    press('Invite', dialog);
    expect(within(dialog).getByText('Enter a name')).toBeTruthy();
    expect(within(dialog).getByText('Enter an email address')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: ' Nora New ' } });
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'nora@example.test' } });
    fireEvent.change(within(dialog).getByLabelText('Role'), { target: { value: 'support' } });
    expect(within(dialog).getByText('Answers chats, moderates reviews and refunds payments.')).toBeTruthy();
    press('Invite', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ what }) => what === 'POST /api/admin/operators')?.body).toEqual({
      name: 'Nora New',
      email: 'nora@example.test',
      role: 'support',
    });
    expect(await screen.findByText('Nora New can now sign in')).toBeTruthy();
  });

  it('asks for the code of the app when the operator signed in a while ago', async () => {
    const asked = show([anOperator()], ({ body }) =>
      (body as { code?: string }).code === '123456'
        ? { status: 201, body: anOperator({ id: 9, name: 'Nora New' }) }
        : proofRequired('app'),
    );
    await table();
    press('Invite operator');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Nora New' } });
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'nora@example.test' } });
    press('Invite', dialog);
    await prove('Invite');
    expect(await screen.findByText('Nora New can now sign in')).toBeTruthy();
    const nora = { name: 'Nora New', email: 'nora@example.test', role: 'viewer' };
    expect(sent(asked, 'POST /api/admin/operators')).toEqual([nora, { ...nora, code: '123456' }]);
  });

  it('has a code texted to operators without an app, keeps the entries, and returns to them when the address is taken', async () => {
    const asked = show([anOperator()], ({ what, body }) => {
      if (what === 'POST /api/admin/security/proof-code') return { status: 202 };
      const { code } = body as { code?: string };
      if (code === undefined) return proofRequired('text');
      return code === '123456' ? refused(409, 'already_operator') : refused(400, 'code_invalid');
    });
    await table();
    press('Invite operator');
    const form = await screen.findByRole('dialog');
    fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Nora New' } });
    fireEvent.change(within(form).getByLabelText('Email'), { target: { value: 'nora@example.test' } });
    press('Invite', form);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(within(dialog).getByText(/We’ll text a code to •••• 0102/)).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    press('Send a code', dialog);
    const field = await within(dialog).findByLabelText('Code from the text message');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '999999' } });
    press('Invite', dialog);
    expect(await within(dialog).findByText(/That code isn’t right/)).toBeTruthy();
    press('Send a new code', dialog);
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '123456' } });
    press('Invite', dialog);
    expect(await screen.findByText('Someone with this email address is already an operator.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.test');
    expect(sent(asked, 'POST /api/admin/security/proof-code')).toHaveLength(2);
  });

  it('keeps the entries when the address already belongs to an operator', async () => {
    show([anOperator()], () => refused(409, 'already_operator'));
    await table();
    press('Invite operator');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Dana' } });
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'dana@example.test' } });
    press('Invite', dialog);
    expect(await within(dialog).findByText('Someone with this email address is already an operator.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('dana@example.test');
  });
});

describe('changing and removing operators', () => {
  it('sends the role that is replaced, and reports a concurrent change', async () => {
    const asked = show([anOperator()], () => refused(409, 'operator_changed'));
    press('Change role: Dana Dispatch', await table());
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Role'), { target: { value: 'finance' } });
    press('Save role', dialog);
    expect(await within(dialog).findByText(/Somebody else changed this operator meanwhile/)).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('PATCH'))).toEqual({
      what: 'PATCH /api/admin/operators/4',
      body: { role: 'finance', expectedRole: 'dispatcher' },
    });
  });

  it('asks for the code of the app before giving another role when the operator signed in a while ago', async () => {
    const asked = show([anOperator()], ({ body }) =>
      (body as { code?: string }).code === '123456'
        ? { status: 200, body: anOperator({ role: 'finance' }) }
        : proofRequired('app'),
    );
    press('Change role: Dana Dispatch', await table());
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Role'), { target: { value: 'finance' } });
    press('Save role', dialog);
    await prove('Save role');
    const change = { role: 'finance', expectedRole: 'dispatcher' };
    expect(sent(asked, 'PATCH /api/admin/operators/4')).toEqual([change, { ...change, code: '123456' }]);
  });

  it('asks for the code of the app before removing when the operator signed in a while ago', async () => {
    const asked = show([anOperator()], ({ body }) =>
      (body as { code?: string }).code === '123456' ? { status: 204 } : proofRequired('app'),
    );
    press('Remove: Dana Dispatch', await table());
    press('Remove', await screen.findByRole('alertdialog'));
    await prove('Remove');
    expect(await screen.findByText('Dana Dispatch was removed')).toBeTruthy();
    expect(sent(asked, 'DELETE /api/admin/operators/4?expectedRole=dispatcher')).toEqual([{}, { code: '123456' }]);
  });

  it('asks for a confirmation before removing, and says why the last administrator stays', async () => {
    const asked = show([anOperator({ role: 'administrator' })], () => refused(409, 'last_administrator'));
    press('Remove: Dana Dispatch', await table());
    const dialog = await screen.findByRole('alertdialog');
    press('Remove', dialog);
    expect(await within(dialog).findByText(/No other administrator has signed in yet/)).toBeTruthy();
    expect(asked.some(({ what }) => what === 'DELETE /api/admin/operators/4?expectedRole=administrator')).toBe(true);
  });
});
