import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from '@groupride/web-ui';
import { renderInApp } from '../../testing/render-in-app';
import { FormDialog } from './form-dialog';

/** A form whose first field is loaded later. */
function Form() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <FormDialog
        title="Reassign"
        submit="Save"
        busy={false}
        busyLabel="Saving"
        problem={null}
        onSubmit={() => Promise.resolve()}
        onClose={() => undefined}
      >
        {loaded && <TextField label="Driver" />}
        <TextField label="Reason" />
      </FormDialog>
    </>
  );
}
/** Focuses the field itself, because jsdom has no layout and the dialog finds nothing to focus. */
async function begin(): Promise<HTMLElement> {
  const reason = await screen.findByLabelText('Reason');
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  reason.focus();
  return reason;
}
const load = () => fireEvent.click(screen.getByText('Load'));

describe('a form in a dialog', () => {
  it('focuses its first field, also when that is loaded later', async () => {
    renderInApp(<Form />);
    await begin();
    load();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Driver')));
  });

  it('leaves the focus in a field that somebody already uses', async () => {
    renderInApp(<Form />);
    const reason = await begin();
    fireEvent.keyDown(reason, { key: 'F' });
    load();
    expect(await screen.findByLabelText('Driver')).toBeTruthy();
    expect(document.activeElement).toBe(reason);
  });
});
