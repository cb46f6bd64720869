import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { alertStore, closeAlert, showAlert, type AlertOptions } from '../app/alert-store';
import { renderInKit } from '../testing/render';
import { GlobalAlert } from './global-alert';

const texts = {
  ok: 'OK',
  closeNow: 'Close Now',
  countdown: (seconds: number) => `Closes in ${seconds} s.`,
  stopped: 'Stays open until you close it.',
};
const show = (options: AlertOptions) => act(() => showAlert(options));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('alertdialog');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (let entry = alertStore.first(); entry; entry = alertStore.first()) {
    const { id } = entry;
    act(() => closeAlert(id));
  }
  jest.useRealTimers();
});

describe('the global alert dialog', () => {
  it.each(['default', 'destructive', 'success', 'warning', 'info'] as const)(
    'shows the %s variant until OK',
    (variant) => {
      renderInKit(<GlobalAlert texts={texts} />);
      show({ title: 'Ride cancelled', description: 'Nothing was charged.', variant });
      expect(dialog()?.textContent).toContain('Ride cancelled');
      expect(document.querySelector('[data-alert]')?.getAttribute('data-alert')).toBe(variant);
      advance(60_000);
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      expect(dialog()).toBeNull();
    },
  );

  it('counts down every second, from five unless set otherwise, and closes', () => {
    renderInKit(<GlobalAlert texts={texts} />);
    show({ title: 'Saved', autoClose: true });
    expect(screen.getByText('Closes in 5 s.')).toBeTruthy();
    advance(1000);
    expect(screen.getByText('Closes in 4 s.')).toBeTruthy();
    advance(4250);
    expect(dialog()).toBeNull();
    show({ title: 'Saved again', autoClose: true, autoCloseDelay: 2000 });
    expect(screen.getByText('Closes in 2 s.')).toBeTruthy();
  });

  it('stays open once somebody touches it', () => {
    renderInKit(<GlobalAlert texts={texts} />);
    show({ title: 'Saved', autoClose: true });
    fireEvent.pointerDown(screen.getByText('Saved'));
    advance(60_000);
    expect(screen.getByText('Stays open until you close it.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close Now' }));
    expect(dialog()).toBeNull();
  });

  it('waits while something is being typed', () => {
    renderInKit(
      <>
        <input aria-label="Message" />
        <GlobalAlert texts={texts} />
      </>,
    );
    screen.getByRole('textbox').focus();
    show({ title: 'Ride cancelled' });
    advance(5000);
    expect(dialog()).toBeNull();
    screen.getByRole('textbox').blur();
    advance(1000);
    expect(dialog()).toBeTruthy();
  });

  it('shows one alert after another', () => {
    renderInKit(<GlobalAlert texts={texts} />);
    show({ title: 'First' });
    show({ title: 'Second' });
    expect(dialog()?.textContent).toContain('First');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    advance(1000);
    expect(dialog()?.textContent).toContain('Second');
  });
});
