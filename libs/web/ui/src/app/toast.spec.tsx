import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { dismissToast, toast } from './toast-store';

describe('the toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  it('shows one message at a time, the newest', () => {
    renderInKit(<div />);
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second', tone: 'error' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Second');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
  });

  it('disappears five seconds after it appeared', () => {
    renderInKit(<div />);
    act(() => void toast({ title: 'First' }));
    act(() => jest.advanceTimersByTime(4_000));
    act(() => void toast({ title: 'Second' }));
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByText('Second')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('stays while it is hovered, and can be closed', () => {
    renderInKit(<div />);
    act(() => void toast({ title: 'Read me' }));
    const message = document.querySelector('[data-toast]');
    if (!message) throw new Error('no toast');
    fireEvent.mouseEnter(message);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Read me')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Read me')).toBeNull();
  });
});
