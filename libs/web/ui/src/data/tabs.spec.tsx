import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/render';
import { Tabs } from './tabs';

const names = ['Rides', 'Money', 'Drivers'] as const;

function Harness({ onChange }: { onChange?: (name: string) => void }) {
  const [value, setValue] = useState<(typeof names)[number]>('Rides');
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={(name) => {
        onChange?.(name);
        setValue(name);
      }}
      items={names.map((name) => ({ value: name, label: name, panel: `All ${name}` }))}
    />
  );
}

const expectShown = (name: string) =>
  waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`All ${name}`);
  });

describe('Tabs', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the panel of the tab that was pressed, and no other', async () => {
    const chosen = jest.fn();
    renderInKit(<Harness onChange={chosen} />);
    expect(screen.getByRole('tablist', { name: 'Views' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Money' }));
    await expectShown('Money');
    expect(screen.queryByText('All Rides')).toBeNull();
    expect(chosen.mock.calls).toEqual([['Money']]);
  });

  it('moves with the arrow keys, around both ends, and with Home and End', async () => {
    // jsdom runs all callbacks of a frame without the microtasks between them, in which Chakra notes where the focus is.
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => Number(setTimeout(run)));
    renderInKit(<Harness />);
    await userEvent.tab();
    for (const [key, name] of [
      ['ArrowLeft', 'Drivers'],
      ['ArrowRight', 'Rides'],
      ['End', 'Drivers'],
      ['Home', 'Rides'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expectShown(name);
    }
  });
});
