import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import CloseDebtDialog from './close-debt-dialog';

async function open(answer: () => Answer, cash = true) {
  const asked = fakeApi(answer);
  const onClose = jest.fn();
  renderInApp(
    <CloseDebtDialog rideId={7} payerId={2} payerName="Riley Carter" owed="40.25" cash={cash} onClose={onClose} />,
  );
  await screen.findByRole('dialog');
  return { asked, onClose };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const how = (value: string) => fireEvent.change(screen.getByLabelText('Resolution'), { target: { value } });
const why = (value: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value } });
const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('closing a debt', () => {
  it('requires a method and a reason, explains the effect and sends the displayed amount', async () => {
    const { asked, onClose } = await open(() => ({
      status: 200,
      body: { rideId: 7, payerId: 2, amount: '40.25', how: 'paid_in_cash' },
    }));
    press('Close the debt');
    expect(problems()).toEqual(['Choose a resolution', 'Enter a short reason']);
    how('paid_in_cash');
    expect(screen.getByText(/We deduct \$40\.25 from the driver’s balance/)).toBeTruthy();
    why(' They sent a photo of the notes ');
    press('Record $40.25 as driver’s cash');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked).toEqual([
      {
        what: 'POST /api/admin/rides/7/debts/2/close',
        body: { amount: '40.25', how: 'paid_in_cash', note: 'They sent a photo of the notes' },
      },
    ]);
  });

  it('allows only waiving when the driver takes no cash, and keeps the entries after an error', async () => {
    const { onClose } = await open(
      () => ({ status: 409, body: { code: 'amount_mismatch', detail: 'By now $30.25 are owed.' } }),
      false,
    );
    expect(
      [...(screen.getByLabelText('Resolution') as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean),
    ).toEqual(['waived']);
    why('Goodwill');
    press('Waive $40.25');
    await waitFor(() => expect(problems()).toHaveLength(1));
    expect([onClose.mock.calls.length, (screen.getByLabelText('Reason') as HTMLTextAreaElement).value]).toEqual([
      0,
      'Goodwill',
    ]);
  });
});
