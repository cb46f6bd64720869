import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { CountdownRing } from '../data/progress';
import { renderInKit } from '../testing/render';
import { useCountdown } from './use-countdown';

function Harness({ onDone, until }: { onDone: () => void; until?: number }) {
  const { left } = useCountdown({ seconds: 15, onDone, ...(until === undefined ? {} : { until }) });
  return <CountdownRing left={left} total={15} label={`${left} seconds`} />;
}

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useCountdown and CountdownRing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts down, turns red at three seconds and reports the end once', () => {
    const done = jest.fn();
    renderInKit(<Harness onDone={done} />);
    const ring = screen.getByRole('timer');
    expect(ring.getAttribute('aria-label')).toBe('15 seconds');
    advance(11_000);
    expect(ring.getAttribute('aria-label')).toBe('4 seconds');
    expect(ring.dataset['urgent']).toBeUndefined();
    advance(1_000);
    expect(ring.dataset['urgent']).toBe('true');
    expect(done).not.toHaveBeenCalled();
    advance(5_000);
    expect(ring.getAttribute('aria-label')).toBe('0 seconds');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is right after a sleep, because it follows the clock', () => {
    const done = jest.fn();
    renderInKit(<Harness onDone={done} until={Date.now() + 9_000} />);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('9 seconds');
    jest.setSystemTime(Date.now() + 6_000);
    advance(250);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('3 seconds');
  });
});
