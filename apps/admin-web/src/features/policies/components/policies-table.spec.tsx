import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CancellationPolicyView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { PoliciesTable } from './policies-table';

const terms = {
  freeMinutes: 5,
  immediate: [{ minutes: 5, keptPercent: 25 }],
  scheduled: [{ minutes: 60, keptPercent: 25 }],
  arrivedPercent: 50,
  waitMinutes: 7,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
  noShowPercent: 50,
  driverPercent: 80,
};
const current: CancellationPolicyView = {
  id: 1,
  state: 'current',
  validFrom: '2000-01-01T00:00:00.000Z',
  validUntil: '2099-01-01T05:00:00.000Z',
  terms,
  rides: 12,
  createdBy: null,
  reason: null,
  restores: null,
  withdrawal: null,
  createdAt: '2000-01-01T00:00:00.000Z',
};
const coming: CancellationPolicyView = {
  ...current,
  id: 2,
  state: 'coming',
  validFrom: '2099-01-01T05:00:00.000Z',
  validUntil: null,
  rides: 0,
  createdBy: 'Olga Ops',
  terms: { ...terms, immediate: [], arrivedPercent: 60, noShowPercent: 75 },
};
const LIST = 'GET /api/admin/cancellation-policies';

async function show(
  versions: CancellationPolicyView[],
  change: (asked: RecordedRequest) => Answer = () => ({ status: 500 }),
) {
  const asked = fakeApi((request) => (request.what === LIST ? { status: 200, body: versions } : change(request)));
  renderInApp(<PoliciesTable />);
  await screen.findByRole('button', { name: 'Add version' });
  return () => asked.filter(({ what }) => what !== LIST);
}
const REASON = /^Reason/;
const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('versions of the cancellation policy', () => {
  it('that were withdrawn show by whom, when and why, and offer no actions', async () => {
    await show([
      {
        ...coming,
        state: 'withdrawn',
        withdrawal: { at: '2026-11-21T17:00:00.000Z', by: 'Paula Park', reason: 'Slip' },
      },
      current,
    ]);
    const row = within(screen.getAllByRole('row')[1]!);
    expect(row.getByText('Withdrawn')).toBeTruthy();
    expect(row.getByText(/^Would have started /)).toBeTruthy();
    expect(row.getByText(/^Withdrawn by Paula Park, .*Nov 21/)).toBeTruthy();
    expect(row.getByText('Slip')).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('that were withdrawn are not the base of a new one', async () => {
    const changes = await show(
      [
        { ...coming, id: 9, state: 'withdrawn', withdrawal: { at: current.createdAt, by: 'Paula Park', reason: null } },
        current,
      ],
      () => ({ status: 500 }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add version' }));
    typeInto(await screen.findByLabelText(/^In force from/), '2099-02-01T00:00');
    typeInto(screen.getByLabelText(REASON), 'Spring');
    fireEvent.click(screen.getAllByRole('button', { name: /Save|Add version/ }).at(-1)!);
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ body: { basedOn: 1 } });
  });

  it('are described in words, and only future ones can be withdrawn', async () => {
    const changes = await show([coming, current], () => ({ status: 204 }));
    const [first, second] = within(screen.getByRole('table', { name: 'Cancellation policy' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Always free for 5 min after a driver accepts.',
      'Ride now: free until the driver arrives.',
      'Scheduled ride: free until 1 hr before the start, then 25%.',
      'After the driver arrives: 60%.',
      'The driver waits 7 min. If nobody comes: 75%.',
      'Groups of 15 or more: the driver waits 15 min.',
      'The driver gets 80% of the fee.',
    ]);
    expect(within(second!).queryByRole('button')).toBeNull();
    fireEvent.click(within(first!).getByRole('button', { name: 'Withdraw: Version 2' }));
    const question = within(await screen.findByRole('alertdialog'));
    typeInto(question.getByLabelText(REASON), 'Slip');
    fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Version withdrawn')).toBeTruthy();
    expect(changes().map(({ what }) => what)).toEqual(['DELETE /api/admin/cancellation-policies/2?reason=Slip']);
  });

  it('start from the previous terms, show the charge in dollars, and reject later stages that are cheaper', async () => {
    const changes = await show([current], () => ({ status: 201, body: coming }));
    fireEvent.click(screen.getByRole('button', { name: 'Add version' }));
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    expect(inside.getByText('Driver arrived').nextSibling?.textContent).toBe(
      '$40.00, of which $32.00 goes to the driver',
    );
    expect(inside.getAllByText('$20.00, of which $16.00 goes to the driver')).toHaveLength(2);
    const press = () => fireEvent.click(inside.getByRole('button', { name: 'Add version' }));
    const now = inside.getByRole('group', { name: 'Ride now: after a driver accepts' });
    typeInto(within(now).getByLabelText('Fee (%)'), '60');
    press();
    expect((await inside.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Choose a time within the next two years when no other version starts',
      'Must be more than the stage before, and at most the fee after arrival',
      'Enter a reason',
    ]);
    expect(inside.getByText('Fill in all numbers to see the rules. A later stage can’t cost less.')).toBeTruthy();
    typeInto(inside.getByLabelText('In force from'), '2099-01-01T00:00');
    typeInto(within(now).getByLabelText('Fee (%)'), '30');
    typeInto(inside.getByLabelText(REASON), 'Winter');
    fireEvent.click(inside.getByRole('button', { name: /^Remove stage: Scheduled ride/ }));
    press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toEqual([
      {
        what: 'POST /api/admin/cancellation-policies',
        body: {
          validFrom: '2099-01-01T05:00:00.000Z',
          terms: { ...terms, immediate: [{ minutes: 5, keptPercent: 30 }], scheduled: [] },
          reason: 'Winter',
          basedOn: 1,
          restores: null,
        },
      },
    ]);
  });

  it('are compared, and an earlier one can be applied again from a given time', async () => {
    const past = { ...current, id: 1, state: 'past' as const, validUntil: '2026-01-01T05:00:00.000Z' };
    const now = { ...coming, id: 2, state: 'current' as const, reason: 'Too dear', restores: 1 };
    const changes = await show([now, past], () => ({ status: 201, body: now }));
    expect(screen.getAllByText('Too dear (same as: Version 1)').length).toBeGreaterThan(0);
    const compared = within(screen.getByRole('table', { name: 'Compare versions' }));
    expect(compared.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
      'Fee after the driver arrives (%)5060',
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Apply again: Version 1' })[0]!);
    const inside = within(await screen.findByRole('dialog'));
    typeInto(inside.getByLabelText('In force from'), '2099-01-01T00:00');
    typeInto(inside.getByLabelText(REASON), 'It was better');
    fireEvent.click(inside.getByRole('button', { name: 'Add version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()[0]?.body).toMatchObject({ terms, reason: 'It was better', basedOn: 2, restores: 1 });
  });

  it('that the server refuses show why at the field', async () => {
    await show([current], () => ({
      status: 400,
      body: {
        code: 'validation_failed',
        status: 400,
        errors: [{ field: 'validFrom', code: 'invalid', message: 'another' }],
      },
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Add version' }));
    const inside = within(await screen.findByRole('dialog'));
    typeInto(inside.getByLabelText('In force from'), '2099-01-01T00:00');
    typeInto(inside.getByLabelText(REASON), 'Winter');
    fireEvent.click(inside.getByRole('button', { name: 'Add version' }));
    const told = await inside.findByText(/when no other version starts/);
    expect(inside.getByLabelText('In force from').getAttribute('aria-describedby')).toContain(told.closest('[id]')!.id);
  });
});
