import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/render';
import { Stepper } from './stepper';

function Harness({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return (
    <Stepper
      label="Group size"
      value={value}
      min={2}
      max={6}
      onChange={setValue}
      format={(n) => `${n} people`}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />
  );
}

describe('Stepper', () => {
  it('counts up to the maximum and down, and announces the value', async () => {
    renderInKit(<Harness from={5} />);
    const value = screen.getByRole('group', { name: 'Group size' }).querySelector('output');
    expect(value?.getAttribute('aria-live')).toBe('polite');
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
    await userEvent.click(more);
    expect(value?.textContent).toBe('6 people');
    expect(more.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(value?.textContent).toBe('5 people');
  });

  it('does not go below the minimum', () => {
    renderInKit(<Harness from={2} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer' }).disabled).toBe(true);
  });
});
