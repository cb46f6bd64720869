import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dismissToast, toast } from '../app/toast-store';
import { renderInKit } from '../testing/render';
import { AutoCloseOverlay, BottomSheet, ConfirmDialog, Modal } from './dialogs';

afterEach(() => act(() => dismissToast()));

it('announces a toast while an open dialog hides the page from screen readers', async () => {
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

type Kind = 'sheet' | 'modal' | 'confirm' | 'overlay';
const KINDS: readonly Kind[] = ['sheet', 'modal', 'confirm', 'overlay'];

function Some({ kind, ...props }: { kind: Kind; title: string; onClose: () => void; children?: React.ReactNode }) {
  if (kind === 'sheet') return <BottomSheet open closeLabel="Close" {...props} />;
  if (kind === 'modal') return <Modal open closeLabel="Close" {...props} />;
  if (kind === 'confirm')
    return <ConfirmDialog open confirmLabel="Yes" cancelLabel="No" onConfirm={() => undefined} {...props} />;
  return (
    <AutoCloseOverlay
      open
      seconds={15}
      countdownText={(left) => `Closes in ${left} s`}
      stoppedText="Stays open"
      closeNowLabel="Close now"
      {...props}
    />
  );
}

/** One dialog replaces another, as the invitation replaces the ride's details. */
function Replacing({ first, second }: { first: Kind; second: Kind }) {
  const [shown, setShown] = useState<'none' | 'first' | 'second'>('none');
  const close = () => setShown('none');
  return (
    <>
      <button onClick={() => setShown('first')}>Open first</button>
      {shown === 'first' && (
        <Some kind={first} title="First" onClose={close}>
          <button onClick={() => setShown('second')}>Open second</button>
        </Some>
      )}
      {shown === 'second' && <Some kind={second} title="Second" onClose={close} />}
    </>
  );
}

/** Waits until a dialog listens for interactions outside it, which starts with the second frame. */
const settle = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });

describe.each(KINDS)('a %s that is opened by a mouse from another dialog', (second) => {
  it.each(KINDS)('stays open when the closed %s returns the focus to the page', async (first) => {
    const user = userEvent.setup();
    renderInKit(<Replacing first={first} second={second} />);
    const opener = screen.getByRole('button', { name: 'Open first' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Open second' }));
    await screen.findByRole(second === 'confirm' ? 'alertdialog' : 'dialog', { name: 'Second' });
    await settle();
    // Browsers return the focus at this point; jsdom does so earlier.
    act(() => opener.focus());
    await settle();
    expect(screen.getByText('Second')).toBeTruthy();
  });
});

it('returns the focus to what opened a dialog when another dialog replaces it', async () => {
  const user = userEvent.setup();
  renderInKit(<Replacing first="modal" second="modal" />);
  const opener = screen.getByRole('button', { name: 'Open first' });
  await user.click(opener);
  const step = await screen.findByRole('button', { name: 'Open second' });
  await settle();
  step.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Second' });
  await settle();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes a dialog when the page outside of it is pressed', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  renderInKit(
    <>
      <p>Page</p>
      <Modal open onClose={onClose} title="Details" />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Details' });
  await settle();
  await user.click(screen.getByText('Page'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
