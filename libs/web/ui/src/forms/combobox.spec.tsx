import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderInKit } from '../testing/render';
import { Combobox } from './combobox';
import type { ComboboxOption, LoadOptions } from './use-async-options';

const places: ComboboxOption[] = [
  { id: 'airport', label: 'Airport' },
  { id: 'arena', label: 'Arena' },
  { id: 'noda', label: 'NoDa' },
];
const texts = {
  loading: 'Searching',
  empty: 'No place',
  error: 'Failed',
  retry: 'Again',
  clear: 'Clear',
  count: (n: number) => `${n} places`,
};
const find: LoadOptions<ComboboxOption> = (text) =>
  Promise.resolve(places.filter((p) => p.label.toLowerCase().startsWith(text)));

function setup(
  load: LoadOptions<ComboboxOption> = find,
  footer?: ReactNode,
  pause: { debounceMs?: number } = { debounceMs: 0 },
  trailing?: (choose: (option: ComboboxOption) => void) => ReactNode,
) {
  const chosen = jest.fn<(option: ComboboxOption | null) => void>();
  function Harness() {
    const [value, setValue] = useState<ComboboxOption | null>(null);
    return (
      <Combobox
        label="Pickup"
        value={value}
        onChange={(option) => {
          chosen(option);
          setValue(option);
        }}
        loadOptions={load}
        texts={texts}
        footer={footer}
        trailing={trailing?.(setValue)}
        {...pause}
      />
    );
  }
  renderInKit(<Harness />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Pickup' }) };
}

describe('Combobox', () => {
  it('moves through the suggestions with the arrow keys, wrapping at the ends, and chooses with Enter', async () => {
    const { input, chosen } = setup();
    await userEvent.type(input, 'ar');
    const arena = await screen.findByRole('option', { name: 'Arena' });
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(input.getAttribute('aria-activedescendant')).toBe(arena.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith(places[1]);
    expect(input.value).toBe('Arena');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the focus where it was when the button beside the field chooses a value and disappears', async () => {
    const { input } = setup(find, undefined, undefined, (choose) => (
      <button onClick={() => choose(places[2]!)}>Here</button>
    ));
    await userEvent.click(input);
    await screen.findByRole('option', { name: 'NoDa' });
    screen.getByRole('button', { name: 'Here' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByDisplayValue('NoDa');
    expect(screen.queryByRole('option')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
  });

  it('replaces a choice with typed or pasted text, from the first letter on', async () => {
    const { input, chosen } = setup();
    await userEvent.type(input, 'ar{ArrowDown}{Enter}');
    await screen.findByDisplayValue('Arena');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('noda');
    expect(input.value).toBe('noda');
    expect(chosen).toHaveBeenLastCalledWith(null);
    await userEvent.click(await screen.findByRole('option', { name: 'NoDa' }));
    expect(input.value).toBe('NoDa');
    await userEvent.tripleClick(input);
    await userEvent.paste('airport');
    expect(input.value).toBe('airport');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('airpor');
    await userEvent.tab();
    await userEvent.tab();
    expect(input.value).toBe('');
  });

  it('closes with Escape and opens again with ArrowDown', async () => {
    const { input } = setup();
    await userEvent.type(input, 'ai');
    await screen.findByRole('option', { name: 'Airport' });
    await userEvent.keyboard('{Escape}');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Airport' });
  });

  it('suggests popular places while nothing is typed, and searches from two letters on', async () => {
    const load = jest.fn(find);
    const { input } = setup(load);
    await userEvent.click(input);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    load.mockClear();
    await userEvent.type(input, 'a');
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });

  it('discards text that matches no suggestion when the focus leaves', async () => {
    const { input, chosen } = setup();
    await userEvent.type(input, 'nowhere');
    await screen.findAllByText('No place');
    await userEvent.tab();
    await userEvent.tab();
    expect(input.value).toBe('');
    expect(chosen).not.toHaveBeenCalledWith(expect.objectContaining({ id: expect.anything() }));
  });

  it('says that the search failed and retries on demand', async () => {
    const load = jest
      .fn<LoadOptions<ComboboxOption>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(find);
    const { input } = setup(load);
    await userEvent.click(input);
    await screen.findByText('Failed');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Again' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(input);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('moves the focus with Tab from its list to the button below, and closes when the focus moves on', async () => {
    const { input } = setup(find, <button type="button">On the map</button>);
    await userEvent.tab();
    await screen.findAllByRole('option');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'On the map' }));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('gets the focus back when the button below was pressed or left with Escape', async () => {
    const pressed = jest.fn();
    const { input } = setup(
      find,
      <button type="button" onClick={pressed}>
        On the map
      </button>,
    );
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.click(input);
      await screen.findAllByRole('option');
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(input);
      expect(input.getAttribute('aria-expanded')).toBe('false');
    }
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('searches once for the typed text, 300 ms after the last key', async () => {
    jest.useFakeTimers();
    try {
      const load = jest.fn(find);
      const { input } = setup(load, undefined, {});
      for (const value of ['no', 'nod', 'noda']) {
        fireEvent.change(input, { target: { value } });
        act(() => jest.advanceTimersByTime(299));
      }
      expect(load).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(load.mock.calls.map(([text]) => text)).toEqual(['noda']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('ignores the result of an earlier search', async () => {
    const answers = new Map<string, (options: ComboboxOption[]) => void>();
    const { input } = setup((text) => new Promise((resolve) => answers.set(text, resolve)));
    await userEvent.type(input, 'ai');
    await waitFor(() => expect(answers.has('ai')).toBe(true));
    await userEvent.type(input, 'r');
    await waitFor(() => expect(answers.has('air')).toBe(true));
    answers.get('air')?.([places[0] ?? { id: '', label: '' }]);
    await screen.findByRole('option', { name: 'Airport' });
    answers.get('ai')?.(places);
    await Promise.resolve();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});
