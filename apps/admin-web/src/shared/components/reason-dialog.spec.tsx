import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

function open(dialog: Partial<ReasonDialogProps> = {}) {
  const run = jest.fn((_reason: string) => Promise.resolve<{ error?: unknown }>({}));
  const onClose = jest.fn();
  renderInApp(
    <ReasonDialog
      texts={{ title: 'Block Maya', text: 'She cannot book.', submit: 'Block', busy: 'Blocking', done: 'Blocked' }}
      field={{ label: 'Why', missing: 'Enter a reason' }}
      isLoading={false}
      run={run}
      onClose={onClose}
      {...dialog}
    />,
  );
  return { run, onClose };
}

const submit = () => fireEvent.click(screen.getByText('Block'));

async function give(reason: string) {
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: reason } });
}

describe('a dialog that asks for a reason', () => {
  it('asks for a reason that says something', async () => {
    const { run, onClose } = open();
    await give('  ');
    submit();
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    await give('They');
    expect(screen.queryByText('Enter a reason')).toBeNull();
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  it('performs the action with the trimmed reason, then closes', async () => {
    const { run, onClose } = open();
    await give(' Did not pay ');
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(run.mock.calls).toEqual([['Did not pay']]);
    expect(await screen.findByText('Blocked')).toBeTruthy();
  });

  it('performs the action once while it is under way', async () => {
    const { run } = open({ isLoading: true });
    await give('Did not pay');
    fireEvent.submit(screen.getByLabelText('Why'));
    await waitFor(() => expect(screen.queryByText('Enter a reason')).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });

  it('stays open with the reason after a failure', async () => {
    const run = () => Promise.resolve({ error: new Error('down') });
    const { onClose } = open({
      run,
      texts: { title: 'Block', text: '', submit: 'Block', busy: '', done: 'Blocked', failed: 'Not blocked' },
    });
    await give('Did not pay');
    fireEvent.submit(screen.getByLabelText('Why'));
    expect(await screen.findByText('Not blocked')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Did not pay');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes when somebody else was faster', async () => {
    const { onClose } = open({ run: () => Promise.resolve({ error: new Error('settled') }), isSettled: () => true });
    await give('Did not pay');
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Blocked')).toBeNull();
  });
});
