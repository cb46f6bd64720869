import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import type { OutboxState, QueuedStep } from './outbox';

const step = (id: string): QueuedStep => ({
  id,
  rideId: 7,
  kind: 'arrived',
  happenedAt: '2026-11-22T23:30:00.000Z',
  position: null,
});
const giveUp = jest.fn();
let state: OutboxState = { steps: [], refused: [], isSending: false };
jest.unstable_mockModule('./outbox-context', () => ({
  useOutbox: () => ({ flush: () => undefined, dismiss: () => undefined, giveUp }),
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

  it('removes a step with which the server fails, after a question', () => {
    show([step('a'), step('b')], { status: 500, data: { code: 'internal' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove step' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove your arrival at 6:30 PM?' }));
    expect(giveUp).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove step' }));
    expect(giveUp.mock.calls).toEqual([['a']]);
  });

  it.each([
    ['there is no network', { status: 'FETCH_ERROR' }],
    ['the API is down', { status: 'PARSING_ERROR', originalStatus: 502 }],
    ['the session has ended', { status: 401, data: { code: 'not_signed_in' } }],
    ['there were too many calls', { status: 429, data: { code: 'too_many_requests' } }],
  ])('removes nothing when %s, because waiting helps', (_why, stoppedBy) => {
    show([step('a')], stoppedBy);
    expect(screen.queryByRole('button', { name: 'Remove step' })).toBeNull();
  });

  it('waits for the network when the server can’t be reached', () => {
    show([step('a')], { status: 'FETCH_ERROR' });
    expect(screen.getByText(/back online/)).toBeTruthy();
  });
});
