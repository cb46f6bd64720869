import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminDriverView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

jest.unstable_mockModule('../api', () => ({
  useSetApplicationStatusMutation: () => [() => Promise.resolve({ data: {} }), { isLoading: false }],
}));
const { DriverActions } = await import('./driver-actions');

const actions = (applicationStatus: AdminDriverView['applicationStatus']) => (
  <DriverActions
    driver={{ id: 4, userId: 14, name: 'Dana Driver', applicationStatus } as AdminDriverView}
    onOutdated={() => undefined}
  />
);

it('keeps the focus on the actions when a decision replaces the pressed button', async () => {
  const { rerender } = renderInApp(actions('suspended'));
  const reinstate = screen.getByRole('button', { name: 'Reinstate' });
  reinstate.focus();
  fireEvent.click(reinstate);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Reinstate' }).find((button) => dialog.contains(button))!);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(actions('approved'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' })));
});
