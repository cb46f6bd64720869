import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { Button } from './button';

it('tells screen readers that work is under way, but not each change of its label', () => {
  const button = (busy: boolean, amount: string) => (
    <Button busy={busy} busyLabel="Completing…">
      Confirm {amount} received
    </Button>
  );
  const live = (text: string) => screen.getByText(text).getAttribute('aria-live');
  const { unmount } = renderInKit(button(false, '$54.00'));
  expect(live('Confirm $54.00 received')).toBe('off');
  unmount();
  renderInKit(button(true, '$54.00'));
  expect(live('Completing…')).toBe('polite');
});
