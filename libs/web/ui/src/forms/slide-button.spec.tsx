import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { SlideButton, type SlideButtonProps } from './slide-button';

/** The button is this wide, so the thumb moves 344 pixels. */
const WIDTH = 400;
const onConfirm = jest.fn();
const show = (more: Partial<SlideButtonProps> = {}) =>
  renderInKit(<SlideButton label="Start Trip" againLabel="Tap again to confirm" onConfirm={onConfirm} {...more} />);
const button = () => screen.getByRole('button');
const at = (clientX: number, type: string) =>
  fireEvent(button(), new MouseEvent(type, { bubbles: true, clientX, button: 0 }));
function slide(by: number): void {
  at(20, 'pointerdown');
  at(20 + by / 2, 'pointermove');
  at(20 + by, 'pointermove');
  at(20 + by, 'pointerup');
  fireEvent.click(button(), { detail: 1 });
}
const tap = () => {
  at(20, 'pointerdown');
  at(20, 'pointerup');
  fireEvent.click(button(), { detail: 1 });
};

beforeEach(() => {
  jest.useFakeTimers();
  onConfirm.mockClear();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a button that is slid to confirm', () => {
  it('confirms once at the end of the track, and not before', () => {
    show();
    slide(280);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Start Trip');
    slide(300);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('does nothing when it is slid and moved back', () => {
    show();
    at(20, 'pointerdown');
    at(360, 'pointermove');
    at(40, 'pointermove');
    at(40, 'pointerup');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('asks for a second tap within a few seconds', () => {
    show();
    tap();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Tap again to confirm');
    expect(screen.getByText('Tap again to confirm', { selector: '[role=status]' })).toBeTruthy();
    act(() => void jest.advanceTimersByTime(4000));
    expect(button().textContent).toBe('Start Trip');
    tap();
    tap();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('works with the keyboard like any other button', () => {
    show();
    fireEvent.click(button(), { detail: 0 });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each([{ busy: true, busyLabel: 'Starting…' }, { disabled: true }])('is disabled while %o', (more) => {
    show(more);
    slide(344);
    tap();
    tap();
    fireEvent.click(button(), { detail: 0 });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
