import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SosView } from '@groupride/web-api-client';
import { fakeMutation, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

let sos: SosView | undefined;
let safe: FakeMutation<unknown>;
const refetchMe = jest.fn(async () => undefined);
jest.unstable_mockModule('../hooks/use-sos-changes', () => ({ useSosChanges: () => undefined }));
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ retry: refetchMe }) }));
jest.unstable_mockModule('../api', () => ({
  useGetSosQuery: () => ({ data: sos, isLoading: false }),
  useReportSafeMutation: () => safe.use(),
}));
const { GuestWhoLeft } = await import('./guest-who-left');
const { guestRide } = await import('../../../shared/guest-ride');

describe('the page of a guest who left the ride', () => {
  beforeEach(() => {
    sos = { askedAt: '2026-11-22T18:00:00Z', closedAt: null, contacts: 0 };
    safe = fakeMutation();
    refetchMe.mockClear();
    guestRide.remember(7);
  });

  it('lets them report that they are safe, and then ends the session in the browser', async () => {
    const page = renderInApp(<GuestWhoLeft rideId={7} />);
    expect(screen.getByText(/^You asked for help/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I’m safe' })));
    expect(safe.asked).toEqual([{ rideId: 7 }]);
    await waitFor(() => expect(page.address()).toBe('/guest'));
    expect([guestRide.get(), guestRide.left()]).toEqual([null, 7]);
    expect(refetchMe).toHaveBeenCalledTimes(1);
  });

  it('stays when the report is not accepted', async () => {
    safe.answer = () => ({ error: { status: 'FETCH_ERROR' } });
    const page = renderInApp(<GuestWhoLeft rideId={7} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I’m safe' })));
    expect(page.address()).toBe('/ride/7');
    expect(guestRide.get()).toBe(7);
  });

  it('says only that they left when there is no call', () => {
    sos = undefined;
    renderInApp(<GuestWhoLeft rideId={7} />);
    expect(screen.getByText('You left the ride')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
