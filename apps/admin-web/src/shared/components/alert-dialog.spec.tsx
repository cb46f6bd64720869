import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AlertView } from '@groupride/web-api-client';
import { fakeApi } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { AlertDialog } from './alert-dialog';

const at = '2026-11-21T17:00:00.000Z';
const alert: AlertView = {
  id: 4,
  kind: 'rider_owes',
  rideId: 7,
  data: {},
  openedAt: at,
  seenAt: at,
  note: 'Called Dana',
};

describe('the note of an alert', () => {
  it('does not overwrite what a colleague wrote meanwhile before the operator has read it', async () => {
    let stored = 'Dana pays tomorrow';
    const asked = fakeApi(({ body }) => {
      const { note, replaces } = body as { note: string; replaces: string };
      if (replaces !== stored)
        return { status: 409, body: { status: 409, code: 'note_changed', extra: { note: stored } } };
      stored = note;
      return { status: 200, body: { ...alert, note } };
    });
    renderInApp(<AlertDialog alert={alert} onClose={() => undefined} onClosed={() => undefined} />);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
    fireEvent.change(field, { target: { value: 'Called Dana twice' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note only' }));
    expect(await screen.findByText('Dana pays tomorrow')).toBeTruthy();
    expect(field.value).toBe('Called Dana twice');
    fireEvent.change(field, { target: { value: 'Called Dana twice; pays tomorrow' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note only' }));
    await waitFor(() => expect(stored).toBe('Called Dana twice; pays tomorrow'));
    expect(asked.map(({ body }) => (body as { replaces: string }).replaces)).toEqual([
      'Called Dana',
      'Dana pays tomorrow',
    ]);
  });
});
