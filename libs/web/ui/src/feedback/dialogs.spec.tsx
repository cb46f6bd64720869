import { act, screen, waitFor } from '@testing-library/react';
import { dismissToast, toast } from '../app/toast-store';
import { renderInKit } from '../testing/render';
import { Modal } from './dialogs';

afterEach(() => act(() => dismissToast()));

it('announces a toast over an open dialog, which hides the page from screen readers', async () => {
  renderInKit(
    <>
      <p>Page</p>
      <Modal open onClose={() => undefined} title="Details" />
    </>,
  );
  await waitFor(() => expect(screen.getByText('Page').closest('[aria-hidden="true"]')).not.toBeNull());
  act(() => void toast({ title: 'Saved', tone: 'success' }));
  expect(screen.getByText('Saved').closest('[aria-hidden="true"]')).toBeNull();
});
