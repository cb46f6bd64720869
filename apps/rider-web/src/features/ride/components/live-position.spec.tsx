import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import type { LivePosition } from '../live-position';
import { PositionAge } from './live-position';

const NOON = Date.UTC(2027, 0, 4, 12);
const position = { timestamp: new Date(NOON).toISOString() } as LivePosition;

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

it('says how old the position is in seconds, then minutes, then hours', () => {
  renderInApp(<PositionAge position={position} />);
  expect(screen.getByText('Updated just now')).toBeTruthy();
  for (const [seconds, text] of [
    [59, 'Updated 59 s ago'],
    [754, 'Updated 12 min ago'],
    [2 * 3600 + 60, 'Updated 2 h ago'],
  ] as const) {
    jest.setSystemTime(NOON + (seconds - 1) * 1000);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText(text)).toBeTruthy();
  }
});
