import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AssemblyView, EmergencyContactView, RideView } from '@groupride/web-api-client';
import { someAmounts } from '../../../testing/amounts';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let assembly: AssemblyView | undefined;
let contacts: EmergencyContactView[];
let isLeftBehind: boolean;
jest.unstable_mockModule('../api', () => ({
  useGetAssemblyQuery: (_: unknown, { skip }: { skip: boolean }) => (skip ? {} : { data: assembly }),
  useGetDriverQuery: () => ({
    currentData: {
      name: 'Dana',
      vehicle: 'Honda Odyssey',
      licensePlate: 'ABC-1234',
      totalTrips: 4,
      phone: '7045550199',
    },
  }),
  useListRideMembersQuery: () => ({ data: [{ isYou: true, noShow: isLeftBehind, verified: true }] }),
  useListEmergencyContactsQuery: () => ({ data: contacts }),
}));
jest.unstable_mockModule('./assembly', () => ({ Assembly: () => <p>The group</p> }));
jest.unstable_mockModule('./safety', () => ({ Safety: () => <p>Emergency help</p> }));
jest.unstable_mockModule('./share-trip', () => ({
  LazyTripLinkSheet: ({ open }: { open: boolean }) => (open ? <p>The trip link</p> : null),
}));
const { RideStatusDialog } = await import('./ride-status-dialog');

const nothing = () => undefined;
function show(what: Partial<RideView>) {
  const ride = aRide({ amounts: someAmounts(), ...what });
  const page = renderInApp(
    <RideStatusDialog open onClose={nothing} ride={ride} chat={<a href={`/ride/${ride.id}/chat`}>Message</a>} />,
    '/',
  );
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Ride Status' })) };
}
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;

beforeEach(() => {
  assembly = undefined;
  contacts = [];
  isLeftBehind = false;
});

describe('the ride status dialog', () => {
  it('tells a person whom the driver left behind that the trip started', () => {
    isLeftBehind = true;
    const { dialog } = show({ status: 'in_progress' });
    expect(dialog.getByText('The trip started without you.')).toBeTruthy();
  });

  it('shows the phase of the ride', () => {
    const phases: [RideView['status'], string | undefined][] = [
      ['pending', 'Assembly'],
      ['confirmed', 'Assembly'],
      ['en_route', 'Pickup'],
      ['in_progress', 'Journey'],
      ['completed', 'Arrived'],
      ['cancelled', undefined],
    ];
    for (const [status, phase] of phases) {
      const { unmount } = show({ status, driverId: 3 });
      expect([status, currentStep()]).toEqual([status, phase]);
      unmount();
    }
  });

  it('shows how close the group is to the pickup', () => {
    const person = { firstName: 'Ana', isYou: false, isOrganizer: false, ready: 'none' } as const;
    assembly = { emptySeats: 2, members: [{ ...person, memberId: 1, place: 'on_the_way', minutes: 2 }] };
    show({ status: 'confirmed', driverId: 3, memberCount: 2 });
    expect(screen.getByText('60% of the way to the pickup')).toBeTruthy();
    expect(screen.getByText('The group')).toBeTruthy();
  });

  it('shows the driver with Call and Message, the trip, and a link to the map', () => {
    const { dialog } = show({ status: 'en_route', driverId: 3 });
    expect(dialog.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:7045550199');
    expect(dialog.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/ride/7/chat');
    expect(dialog.getByText('South End')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'View Map' }).getAttribute('href')).toBe('/rider-track?rideId=7');
  });

  it('links to the ride page until there is a car to follow, and offers no message without a driver', () => {
    const { dialog } = show({ status: 'pending' });
    expect(dialog.getByRole('link', { name: 'View Map' }).getAttribute('href')).toBe('/ride/7');
    expect(dialog.queryByRole('link', { name: 'Message' })).toBeNull();
    expect(dialog.getByText('1 of 4 joined')).toBeTruthy();
  });

  it('lets members share the status with people outside the group until the ride is over', () => {
    const { dialog, unmount } = show({ status: 'en_route', driverId: 3 });
    fireEvent.click(dialog.getByRole('button', { name: 'Share Status' }));
    expect(screen.getByText('The trip link')).toBeTruthy();
    unmount();
    expect(show({ status: 'completed' }).dialog.queryByRole('button', { name: 'Share Status' })).toBeNull();
  });

  it('lists the emergency contacts to call, or links to adding one', () => {
    const { dialog, unmount } = show({ status: 'en_route', driverId: 3 });
    expect(dialog.getByRole('link', { name: 'Add contact' }).getAttribute('href')).toBe('/profile/safety');
    unmount();
    contacts = [{ id: 1, name: 'Mom', phone: '7045550111', email: null }];
    const again = show({ status: 'en_route', driverId: 3 }).dialog;
    expect(again.getByRole('link', { name: 'Call Mom' }).getAttribute('href')).toBe('tel:7045550111');
    expect(again.getByText('(704) 555-0111')).toBeTruthy();
  });

  it('shows when a scheduled ride starts', () => {
    show({ status: 'pending', scheduledAt: '2026-11-25T14:00:00Z', bookingType: 'scheduled' });
    expect(screen.getByText('We’re looking for a driver who’s free then.')).toBeTruthy();
  });
});

it('passes the axe accessibility checks', async () => {
  show({ status: 'en_route', driverId: 3 });
  expect(await axeViolations()).toEqual([]);
});
