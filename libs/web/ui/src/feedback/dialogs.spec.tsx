import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dismissToast, toast } from '../app/toast-store';
import { renderInKit } from '../testing/render';
import { Modal } from './dialogs';

afterEach(() => act(() => dismissToast()));

describe('a toast over an open dialog', () => {
  it('is announced: the dialog hides the page from screen readers, not the toast', async () => {
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

  it('can be closed without closing the dialog', async () => {
    const onClose = jest.fn();
    renderInKit(<Modal open onClose={onClose} title="Details" />);
    const backdrop = () => document.querySelector<HTMLElement>('[data-part="positioner"]') ?? document.body;
    await screen.findByRole('dialog');
    act(() => void toast({ title: 'Saved' }));
    // Dialogs begin to listen to the page one task after they open.
    await waitFor(() => {
      fireEvent.pointerDown(backdrop());
      expect(onClose).toHaveBeenCalled();
    });
    onClose.mockClear();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerDown(close);
    fireEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });
});

