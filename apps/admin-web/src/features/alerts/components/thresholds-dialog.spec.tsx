import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { ThresholdsButton } from './thresholds-dialog';

const values = {
  ...{ searchMinutes: 5, silentMinutes: 3, stalledMinutes: 8, lateMinutes: 10, lowRating: 2 },
  ...{ deviationMeters: 500, deviationMinutes: 3, longStopMinutes: 5, unansweredMinutes: 3 },
  ...{ askStalledMinutes: 5, askAwayMinutes: 4, askUnreachableMinutes: 6, askAnswerMinutes: 3 },
};
const current = {
  ...values,
  ...{ changedAt: '2026-11-21T17:00:00.000Z', changedBy: 'Olga Ops' },
};
const GET = 'GET /api/admin/alert-thresholds';

async function open(answers: { get?: Answer; put?: Answer } = {}) {
  const asked = fakeApi(({ what }) =>
    what === GET ? (answers.get ?? { status: 200, body: current }) : (answers.put ?? { status: 200, body: current }),
  );
  renderInApp(<ThresholdsButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Alert settings' }));
  return { asked, dialog: await screen.findByRole('dialog', {}, { timeout: 20_000 }) };
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const changes = (asked: { what: string; body: unknown }[]) => asked.filter(({ what }) => what !== GET);

describe('the thresholds of alerts', () => {
  it('are shown with who changed them last, and saved', async () => {
    const { asked } = await open();
    const minutes = await field('Minutes without a driver');
    expect(minutes.value).toBe('5');
    expect(screen.getByText(/Last changed by Olga Ops/)).toBeTruthy();
    fireEvent.change(minutes, { target: { value: '12' } });
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(changes(asked).map(({ body }) => body)).toEqual([{ ...values, searchMinutes: 12 }]);
  });

  it('are not sent while one is no whole number within its limits', async () => {
    const { asked } = await open();
    for (const value of ['0', '2.5', '', '241']) {
      fireEvent.change(await field('Minutes without a driver'), { target: { value } });
      save();
      expect(await screen.findByText('Enter a whole number from 1 to 240.')).toBeTruthy();
    }
    expect(changes(asked)).toEqual([]);
  });

  it('stay open with the reason when they could not be saved', async () => {
    const { dialog } = await open({ put: { status: 500, body: { status: 500, code: 'internal' } } });
    await field('Minutes without a driver');
    save();
    expect(
      await within(dialog.ownerDocument.body).findByText('The settings weren’t saved. Please try again.'),
    ).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    await open({ get: { status: 500, body: { status: 500, code: 'internal' } } });
    expect(await screen.findByText('We couldn’t load the alert settings')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
