import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';

let status = 'idle';
jest.unstable_mockModule('../../../shared/position/position-context', () => ({ usePosition: () => ({ status }) }));
const { GoButton } = await import('./go-button');

const goOnline = jest.fn(() => Promise.resolve(true));
const goOffline = jest.fn(() => Promise.resolve(true));
const show = (more: { online?: boolean; disabled?: boolean; busy?: boolean } = {}) =>
  renderInApp(
    <GoButton
      online={more.online ?? false}
      disabled={more.disabled ?? false}
      presence={{ busy: more.busy ?? false, goOnline, goOffline }}
    />,
  );

describe('the button of a shift', () => {
  beforeEach(() => jest.clearAllMocks());

  it('starts and ends a shift', () => {
    const { unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Go Online' }));
    expect(goOnline).toHaveBeenCalledTimes(1);
    unmount();
    show({ online: true });
    fireEvent.click(screen.getByRole('button', { name: 'Stop ride requests' }));
    expect(goOffline).toHaveBeenCalledTimes(1);
  });

  it('shows what it waits for, and ignores a second press', () => {
    status = 'locating';
    show({ busy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Finding your location…' }));
    expect(goOnline).not.toHaveBeenCalled();
  });

  it('is disabled when the device has no position', () => {
    show({ disabled: true });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});
