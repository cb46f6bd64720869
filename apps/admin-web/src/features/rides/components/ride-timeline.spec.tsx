import { screen } from '@testing-library/react';
import type { RideEventView } from '@groupride/web-api-client';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { RideTimeline } from './ride-timeline';

const at = '2026-11-21T17:00:00.000Z';
const event = (what: Partial<RideEventView>): RideEventView => ({
  number: 1,
  at,
  type: 'driver_released',
  actorKind: 'system',
  actorName: null,
  data: {},
  status: null,
  reason: null,
  ...what,
});
const shown = (what: Partial<RideEventView>) => {
  const { unmount } = renderInApp(<RideTimeline view={aView({ events: [event(what)] })} current={null} />);
  const text = screen.getByRole('listitem').textContent;
  unmount();
  return text;
};

describe('the timeline of a ride', () => {
  it('says who ended a driver’s ride, and why', () => {
    const reason = 'The driver did not confirm the ride.';
    const unconfirmed = shown({ reason, data: { notConfirmed: true } });
    expect(unconfirmed).toContain('Ride taken back from the driver');
    expect(unconfirmed).toContain('The driver didn’t confirm it');
    // The API's reason text repeats this in English only.
    expect(unconfirmed).not.toContain(reason);
    expect(shown({ data: { cause: 'stalled', minutes: 6, askedAt: at } })).toContain('no closer for 6 min');
    expect(shown({ data: { notSetOut: true } })).toContain('The driver didn’t set out in time');
    expect(shown({ data: { documentExpired: true } })).toContain('A document of the driver expired');
    // This event was recorded before causes were.
    const old = shown({ reason: 'The driver did not set out in time.' });
    expect(old).toContain('Ride taken back from the driver');
    expect(old).toContain('Reason: The driver did not set out in time.');
    const suspended = shown({ actorKind: 'admin', reason: 'Complaints' });
    expect(suspended).toContain('Ride taken back from the driver');
    expect(suspended).toContain('Reason: Complaints');
    const released = shown({ actorKind: 'driver', reason: 'My car is broken' });
    expect(released).toContain('Driver released the ride');
    expect(released).toContain('Reason: My car is broken');
  });

  it('says which confirmation was asked for and given', () => {
    expect(shown({ type: 'confirmation_asked', data: { moment: 'day_before', confirmBy: at } })).toContain(
      'Confirmation the day before',
    );
    expect(shown({ type: 'confirmation_given', actorKind: 'driver', data: { moments: ['hour_before'] } })).toContain(
      'Confirmation one hour before',
    );
  });
});
