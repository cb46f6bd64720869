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

  it('brings a lasting message back after another one, for the rest of its time', () => {
    renderInKit(<div />);
    act(() => void toast({ title: 'Help', tone: 'error', duration: 60_000, lasting: true }));
    act(() => jest.advanceTimersByTime(10_000));
    act(() => void toast({ title: 'Saved' }));
    expect(screen.queryByText('Help')).toBeNull();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Help');
    act(() => jest.advanceTimersByTime(44_999));
    expect(screen.getByText('Help')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Help')).toBeNull();
  });

  it('does not bring back a lasting message that was closed', () => {
    renderInKit(<div />);
    act(() => void toast({ title: 'Help', tone: 'error', lasting: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void toast({ title: 'Saved' }));
    act(() => jest.advanceTimersByTime(5_000));
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  it('closes when its button is pressed', () => {
    const run = jest.fn();
    renderInKit(<div />);
    act(() => void toast({ title: 'Help', action: { label: 'Open', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Help')).toBeNull();
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
