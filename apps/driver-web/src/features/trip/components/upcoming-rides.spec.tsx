import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

const setOut = jest.fn();
const release = jest.fn<(rideId: number, reason: string) => Promise<boolean>>(async () => true);
let asked: { rideId: number; dueAt: string }[] = [];
const confirm = jest.fn(async () => ({}));
jest.unstable_mockModule('../api', () => ({
  useListRideConfirmationsQuery: () => ({ data: asked }),
  useConfirmRideMutation: () => [confirm, { isLoading: false }],
}));
jest.unstable_mockModule('../hooks/use-ride-room', () => ({ useRideRoom: () => undefined }));
jest.unstable_mockModule('../hooks/use-trip-steps', () => ({
  useTripSteps: ({ id }: RideView) => ({
    running: null,
    setOut: () => setOut(id),
    release: (reason: string) => release(id, reason),
  }),
}));
const { UpcomingRides } = await import('./upcoming-rides');
const { StartReminder } = await import('./start-reminder');

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 1000).toISOString();
const soon = aRide({ id: 7, status: 'confirmed', scheduledAt: inMinutes(20), paymentMethod: 'cash' });
const tomorrow = aRide({ id: 12, status: 'confirmed', scheduledAt: inMinutes(24 * 60) });

const open = (rides: RideView[], driving = false) =>
  renderInApp(<UpcomingRides rides={rides} driving={driving} chat={() => null} onEnding={() => undefined} />);
const cards = () =>
  screen.getAllByRole('region').filter((each) => /^Upcoming ride /.test(each.getAttribute('aria-label') ?? ''));

describe('upcoming rides', () => {
  it('shows every accepted ride in order, with its number, pay and payment method', () => {
    open([soon, tomorrow]);
    expect(screen.getByText('2 upcoming rides')).toBeTruthy();
    expect(cards().map((card) => /R-\d+/.exec(card.getAttribute('aria-label')!)![0])).toEqual(['R-007', 'R-012']);
    const [first] = cards();
    expect(within(first!).getByText('Starts in 20 minutes')).toBeTruthy();
    expect(within(first!).getByText('Pay in Person · $54.81')).toBeTruthy();
    expect(within(first!).getAllByText('$40.00').length).toBeGreaterThan(0);
    expect(within(first!).getByText('GroupRide’s commission (20%)')).toBeTruthy();
  });

  it('lets the driver depart for a ride that starts soon, and shows the earliest departure of a later one', () => {
    open([soon, tomorrow]);
    fireEvent.click(screen.getByRole('button', { name: 'Head to Pickup' }));
    expect(setOut.mock.calls).toEqual([[7]]);
    expect(within(cards()[1]!).getByText(/^You can head to the pickup from /)).toBeTruthy();
  });

  it('asks for a confirmation of the ride that is due for it, and sends it', async () => {
    asked = [{ rideId: 12, dueAt: '2036-12-01T17:15:00.000Z' }];
    open([
      { ...soon, driverId: 3 },
      { ...tomorrow, driverId: 3 },
    ]);
    const [first, second] = cards();
    expect(within(first!).queryByText('Confirm this ride')).toBeNull();
    expect(within(second!).getByText(/^Will you drive it\? Answer by Mon, Dec 1, 2036\D+12:15/)).toBeTruthy();
    fireEvent.click(within(second!).getByRole('button', { name: 'I’ll be there' }));
    expect(confirm.mock.calls).toEqual([[{ rideId: 12 }]]);
    expect(await screen.findByText('You confirmed the ride')).toBeTruthy();
    asked = [];
  });

  it('gives each ride back, with a reason', () => {
    open([soon, tomorrow]);
    fireEvent.click(screen.getByRole('button', { name: 'Release ride R-012' }));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Car broke down' } });
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Release ride' }));
    expect(release.mock.calls).toEqual([[12, 'Car broke down']]);
  });

  it('says when another driver is searched for', () => {
    open([soon, tomorrow]);
    fireEvent.click(screen.getByRole('button', { name: 'Release ride R-007' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('We’ll offer it to other drivers right away');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Release ride R-012' }));
    const { textContent } = screen.getAllByRole('alertdialog').at(-1)!;
    expect(textContent).toMatch(
      // A date in another year has the year, and tomorrow may be in one.
      /standby list.*we’ll look for another driver from \w{3}, \w{3} \d+, (\d{4}, )?[\d:]+\s[AP]M, two hours before/,
    );
    expect(textContent).not.toContain('right away');
  });

  it('offers no departure while another ride is under way', () => {
    open([soon], true);
    expect(screen.queryByRole('button', { name: 'Head to Pickup' })).toBeNull();
  });

  it('renders nothing without rides', () => {
    open([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the start reminder', () => {
  it('lists the rides that start within half an hour', () => {
    renderInApp(<StartReminder rides={[soon, tomorrow]} />);
    expect(screen.getByText('Starts in 20 minutes')).toBeTruthy();
    expect(screen.getByText(/^Head to Bank of America Stadium, or release/)).toBeTruthy();
    expect(screen.getAllByText(/^Head to /)).toHaveLength(1);
  });
});
