import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SocketProvider, type AdminRiderView, type AppSocket } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { RiderPage } from './rider-page';

const nothing = () => undefined;
const socket = {
  connected: true,
  connect: nothing,
  disconnect: nothing,
  on: nothing,
  off: nothing,
  io: { on: nothing, off: nothing },
};
const RIDER: AdminRiderView = {
  id: 12,
  name: 'Rita Rider',
  email: 'rita@example.com',
  emailVerified: true,
  phone: '7045550100',
  phoneVerified: true,
  state: 'active',
  language: 'en',
  driverId: null,
  guestRideId: null,
  isOperator: false,
  rides: 4,
  completed: 3,
  cancelled: 1,
  noShows: 0,
  charged: '164.43',
  lastRideAt: null,
  block: null,
  createdAt: '2026-03-02T15:00:00.000Z',
};
const BLOCK = { reason: 'Hit a driver', at: '2026-03-03T15:00:00.000Z', by: 'Olga Ops' };
const note = (id: number, isYours: boolean) => ({
  id,
  text: `Note ${id}`,
  authorName: 'Olga Ops',
  isYours,
  createdAt: '2026-03-03T15:00:00.000Z',
});

function show(rider: Answer, more: Record<string, Answer> = {}): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    const call = what.split('?')[0]!;
    if (call === 'GET /api/admin/riders/12') return rider;
    return (
      more[call] ??
      {
        'GET /api/admin/people/12/notes': { status: 200, body: [note(2, true), note(1, false)] },
        'GET /api/admin/rides': {
          status: 200,
          body: { rides: [], nextCursor: null, riderName: null, driverName: null },
        },
        'GET /api/admin/riders/12/payments': { status: 200, body: { payments: [], nextCursor: null } },
      }[call] ?? { status: 404 }
    );
  });
  renderInApp(
    <SocketProvider connect={() => socket as unknown as AppSocket}>
      <Routes>
        <Route path="/admin/riders/:riderId" element={<RiderPage />} />
      </Routes>
    </SocketProvider>,
    { at: '/admin/riders/12' },
  );
  return asked;
}
const answered = (rider: Partial<AdminRiderView> = {}): Answer => ({ status: 200, body: { ...RIDER, ...rider } });

describe('the rider page', () => {
  it('shows the rider with figures and notes', async () => {
    show(answered());
    expect(await screen.findByRole('heading', { level: 1, name: 'Rita Rider' })).toBeTruthy();
    expect(screen.getByText('rita@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: '(704) 555-0100' })).toBeTruthy();
    expect(screen.getByText('$164.43')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Message/ }).getAttribute('href')).toBe('/admin/support?person=12');
    expect(await screen.findByText('Note 1')).toBeTruthy();
    expect(
      screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove: Note 2']);
  });

  it('requires a reason for blocking', async () => {
    const asked = show(answered(), { 'POST /api/admin/riders/12/block': { status: 204 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    const confirm = () => screen.getAllByRole('button', { name: 'Block' }).at(-1)!;
    fireEvent.click(confirm());
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Hit a driver' } });
    fireEvent.click(confirm());
    await waitFor(() =>
      expect(asked).toContainEqual({ what: 'POST /api/admin/riders/12/block', body: { reason: 'Hit a driver' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why a rider is blocked and offers to unblock them', async () => {
    show(answered({ state: 'blocked', block: BLOCK }));
    expect(await screen.findByText('Hit a driver')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unblock' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it('does not offer to block an operator', async () => {
    show(answered({ isOperator: true }));
    await screen.findByText('rita@example.com');
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it('offers to erase riders and guests, and says why a driver cannot be erased and what to do instead', async () => {
    const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    show(answered({ state: 'guest', guestRideId: 7 }));
    await screen.findByText('rita@example.com');
    expect(buttons()).toEqual(expect.arrayContaining(['Export their data', 'Erase']));
    cleanup();
    show(answered({ driverId: 3 }));
    expect(await screen.findByText(/^An account that drives can’t be erased: earnings and tax records/)).toBeTruthy();
    expect(buttons()).toContain('Export their data');
    expect(buttons()).not.toContain('Erase');
    cleanup();
    show(answered());
    await screen.findByText('rita@example.com');
    expect(buttons()).toContain('Erase');
    expect(screen.queryByText(/^An account that drives/)).toBeNull();
  });

  it('adds a note only once, even if the response was lost', async () => {
    let lost = true;
    const asked = show(answered(), {
      get 'POST /api/admin/people/12/notes'(): Answer {
        const answer = lost ? { status: 503 } : { status: 201, body: [] };
        lost = false;
        return answer;
      },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /^New note/ }), { target: { value: 'Calls often' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(asked.filter(({ what }) => what.startsWith('POST'))).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' }).getAttribute('aria-busy')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(asked.filter(({ what }) => what.startsWith('POST'))).toHaveLength(2));
    const ids = asked.flatMap(({ body }) => (body as { clientId?: string } | undefined)?.clientId ?? []);
    expect(new Set(ids).size).toBe(1);
  });

  it('says that there is no such rider, or that the page could not be loaded', async () => {
    show({ status: 404, body: { code: 'not_found', status: 404 } });
    expect(await screen.findByText('There is no such rider')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All riders' }).length).toBeGreaterThan(0);
  });

  it('offers a retry after a failure', async () => {
    show({ status: 500 });
    expect(await screen.findByText('We couldn’t load the rider')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
