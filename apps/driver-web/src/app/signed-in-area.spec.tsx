import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { UserView } from '@groupride/web-api-client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { lostSession } from '../features/session/last-session';
import { useOutboxState } from '../shared/outbox/outbox-context';
import { makeStore } from './store';

jest.unstable_mockModule('./shift-keeper', () => ({ ShiftKeeper: () => null }));
const { default: SignedInArea } = await import('./signed-in-area');

function Settings() {
  const { steps } = useOutboxState();
  return <p>{steps.length} waiting</p>;
}

function show(driverId: number | null, page = <Settings />) {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/settings']}>
        <Routes>
          <Route element={<SignedInArea user={{ id: 1, driverId } as UserView} />}>
            <Route path="/settings" element={page} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the pages of somebody who is signed in', () => {
  beforeEach(() => localStorage.clear());

  // All these pages send heartbeats, so queued steps must be sent from each of them, not only from the driver home.
  it('all show the steps that wait to be sent', () => {
    const step = { kind: 'arrived', id: 'a', rideId: 7, happenedAt: '2026-11-29T10:00:00.000Z', position: null };
    localStorage.setItem('groupride.outbox.3', JSON.stringify({ steps: [step], refused: [] }));
    show(3);
    expect(screen.getByText('1 waiting')).toBeTruthy();
  });

  it('let the sign-in page say that the session was ended', () => {
    show(3);
    expect(lostSession()).toBe('ended');
  });

  it('are also shown to an applicant', () => {
    show(null, <p>Your application</p>);
    expect(screen.getByText('Your application')).toBeTruthy();
  });
});
