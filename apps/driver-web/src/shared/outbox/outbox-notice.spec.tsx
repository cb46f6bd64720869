import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import type { OutboxState, QueuedStep } from './outbox';

const step = (id: string): QueuedStep => ({
  ...{ id, rideId: 7, kind: 'arrived', happenedAt: '2026-11-22T23:30:00.000Z', position: null },
});
let state: OutboxState = { steps: [], refused: [], isSending: false };
jest.unstable_mockModule('./outbox-context', () => ({
  useOutbox: () => ({ flush: () => undefined, dismiss: () => undefined }),
  useOutboxState: () => state,
}));
const { OutboxNotice } = await import('./outbox-notice');

const show = (steps: readonly QueuedStep[], stoppedBy?: unknown) => {
  state = { ...state, steps, stoppedBy };
  renderInApp(<OutboxNotice />);
};

describe('the notice of unsent steps', () => {
  it('uses the singular for one step', () => {
    show([step('a')]);
    expect(screen.getByText('1 step waiting to be sent')).toBeTruthy();
    expect(screen.getByText('We’ll send it with its time as soon as you’re back online.')).toBeTruthy();
  });

  it('uses the plural for several', () => {
    show([step('a'), step('b')]);
    expect(screen.getByText('We’ll send them with their times as soon as you’re back online.')).toBeTruthy();
  });

  it('says why they wait although the phone is online', () => {
    show([step('a'), step('b')], { status: 429, data: { code: 'too_many_requests' } });
    expect(screen.getByText(/^Too many attempts\..*The steps are saved on this phone/)).toBeTruthy();
    expect(screen.queryByText(/back online/)).toBeNull();
  });

  it('waits for the network when the server can’t be reached', () => {
    show([step('a')], { status: 'FETCH_ERROR' });
    expect(screen.getByText(/back online/)).toBeTruthy();
  });
});
