import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PromotionView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { PromotionsTable } from './promotions-table';

const first: PromotionView = {
  code: 'FREEFIRST',
  name: 'First ride free',
  kind: 'amount',
  state: 'active',
  maxDiscount: '50.00',
  percentOff: null,
  validFrom: null,
  validUntil: null,
  redemptionLimit: null,
  perAccountLimit: 1,
  newAccountDays: 30,
  firstRideOnly: true,
  rideTypes: [],
  redemptions: 12,
  given: '431.20',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const tenth: PromotionView = {
  ...first,
  code: 'TENTH',
  name: 'Ten per cent',
  kind: 'percent',
  state: 'ended',
  maxDiscount: '8.00',
  percentOff: 10,
  validUntil: '2026-05-31T16:00:00.000Z',
  redemptionLimit: 10,
  perAccountLimit: null,
  newAccountDays: null,
  firstRideOnly: false,
  rideTypes: ['GroupXL'],
  redemptions: 3,
  given: '21.00',
};
const LIST = 'GET /api/admin/promotions';
const TYPES = 'GET /api/ride-types';

/** Renders the table with a fake API that has these codes and answers changes with `change`. */
async function show(rows: PromotionView[], change: (asked: RecordedRequest) => Answer = () => ({ status: 500 })) {
  const asked = fakeApi((request) =>
    request.what === LIST
      ? { status: 200, body: rows }
      : request.what === TYPES
        ? { status: 200, body: [] }
        : change(request),
  );
  renderInApp(<PromotionsTable history={(code) => <p>{`Versions of ${code}`}</p>} />);
  await screen.findByRole('button', { name: 'Add promo code' });
  return () => asked.filter(({ what }) => what !== LIST && what !== TYPES);
}
const dialog = () => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog');
const REASON = /^Reason/;
const pressIn = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull());
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } });

describe('promo codes', () => {
  it('show terms and redemptions, and do not offer to end an expired code', async () => {
    await show([first, tenth]);
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      [
        'FREEFIRSTFirst ride free',
        'Active',
        'Up to $50.00',
        'First ride, once per verified phone · accounts up to 30 days old',
        'No end date',
        '12',
        '$431.20',
        'EditEnd now',
      ],
      [
        'TENTHTen per cent',
        'Ended',
        '10%, up to $8.00',
        'GroupXL',
        'Until May 31, 2026, 12:00 PM',
        '3 of 10',
        '$21.00',
        'Edit',
      ],
    ]);
  });

  it('show the versions of the selected code', async () => {
    await show([first, tenth]);
    fireEvent.change(screen.getByLabelText('History of'), { target: { value: 'TENTH' } });
    expect(screen.getByText('Versions of TENTH')).toBeTruthy();
  });

  it('show an empty state, and can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    fakeApi(() => answer);
    renderInApp(<PromotionsTable history={(code) => <p>{`Versions of ${code}`}</p>} />);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    expect(await screen.findByText('We couldn’t load the promotions')).toBeTruthy();
    answer = { status: 200, body: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No promo codes yet')).toBeTruthy();
  });

  it('are added only once, with the server’s error at its field', async () => {
    let answer: Answer = {
      status: 409,
      body: {
        code: 'promo_code_taken',
        status: 409,
        errors: [{ field: 'code', code: 'promo_code_taken', message: 'taken' }],
      },
    };
    const changes = await show([first], () => answer);
    fireEvent.click(screen.getByRole('button', { name: 'Add promo code' }));
    await screen.findByRole('dialog');
    pressIn('Add promo code');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Use 3 to 20 letters and digits',
      'Enter a name',
      'Enter an amount from 0.01 to 10,000',
    ]);
    expect(changes()).toEqual([]);
    type('Code', 'freefirst');
    type('Name', 'Five off');
    type('Maximum ($)', '5');
    type('Total rides', '100');
    pressIn('GroupXL');
    pressIn('Add promo code');
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    expect(changes()).toEqual([]);
    type(REASON, ' Fall ');
    pressIn('Add promo code');
    const told = await screen.findByText('This code already exists');
    expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toContain(told.closest('[id]')!.id);
    type('Code', 'five');
    answer = { status: 201, body: tenth };
    pressIn('Add promo code');
    await gone();
    expect(await screen.findByText('FIVE was added')).toBeTruthy();
    const sent = {
      name: 'Five off',
      kind: 'amount',
      maxDiscount: '5.00',
      percentOff: null,
      redemptionLimit: 100,
      perAccountLimit: 1,
      newAccountDays: null,
    };
    const rest = { validFrom: null, validUntil: null, firstRideOnly: false, rideTypes: ['GroupXL'], reason: 'Fall' };
    expect(changes().map(({ body }) => body)).toEqual(
      ['FREEFIRST', 'FIVE'].map((code) => ({ code, ...sent, ...rest })),
    );
  });

  it('are updated with changed fields only', async () => {
    const changes = await show([first], () => ({ status: 200, body: first }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit: FREEFIRST' })[0]!);
    await screen.findByRole('dialog', { name: 'Edit FREEFIRST' });
    type('Maximum ($)', '40');
    type('Maximum account age (days)', '');
    type(REASON, 'Cheaper');
    pressIn('Save');
    await gone();
    expect(changes()).toEqual([
      {
        what: 'PATCH /api/admin/promotions/FREEFIRST',
        body: { maxDiscount: '40.00', newAccountDays: null, reason: 'Cheaper', basedOn: 3 },
      },
    ]);
  });

  it('keep a colleague’s changes that were saved while they were edited', async () => {
    const rows = [first];
    const changes = await show(rows, () => {
      if (rows[0]!.version === 4) return { status: 200, body: rows[0] };
      rows[0] = { ...first, version: 4, name: 'First one free' };
      return { status: 409, body: { code: 'setting_changed', status: 409 } };
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit: FREEFIRST' })[0]!);
    await screen.findByRole('dialog', { name: 'Edit FREEFIRST' });
    type('Maximum ($)', '40');
    type(REASON, 'Cheaper');
    pressIn('Save');
    expect(await screen.findByText(/A colleague changed this setting meanwhile/)).toBeTruthy();
    await screen.findAllByText('First one free');
    pressIn('Save');
    await gone();
    expect(changes().map(({ body }) => body)).toEqual([
      { maxDiscount: '40.00', reason: 'Cheaper', basedOn: 3 },
      { maxDiscount: '40.00', reason: 'Cheaper', basedOn: 4 },
    ]);
  });

  it('are ended after a confirmation', async () => {
    let answer: Answer = { status: 500 };
    const rows = [first];
    const changes = await show(rows, () => answer);
    fireEvent.click(screen.getAllByRole('button', { name: 'End now: FREEFIRST' })[0]!);
    await screen.findByRole('alertdialog', { name: 'End FREEFIRST now?' });
    pressIn('End now');
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    expect(changes()).toEqual([]);
    type(REASON, 'Too many');
    pressIn('End now');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    rows[0] = { ...first, state: 'ended' };
    answer = { status: 200, body: rows[0] };
    pressIn('End now');
    await gone();
    expect(await screen.findByText('FREEFIRST was ended')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add promo code' })));
    expect(changes()).toEqual(
      Array(2).fill({
        what: 'POST /api/admin/promotions/FREEFIRST/end?reason=Too+many&basedOn=3',
        body: undefined,
      }),
    );
  });
});
