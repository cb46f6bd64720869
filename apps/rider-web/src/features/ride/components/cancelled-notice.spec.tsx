import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RideEventView, RideView } from '@groupride/web-api-client';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let events: readonly RideEventView[];
jest.unstable_mockModule('../../../shared/socket', () => ({ useConnected: () => true }));
jest.unstable_mockModule('../api', () => ({ useListRideEventsQuery: () => ({ data: events }) }));
const { CancelledNotice } = await import('./cancelled-notice');
const { LostDriverNotice } = await import('./lost-driver-notice');

const event = (type: RideEventView['type'], what: Partial<RideEventView> = {}): RideEventView => ({
  number: 5,
  type,
  at: '2026-11-21T12:00:00Z',
  actorKind: 'driver',
  data: {},
  ...what,
});
const byOlga = event('ride_cancelled', { actorKind: 'rider', actorName: 'Olga' });
/** The texts of the notice. */
function textsOf(notice: ReactElement): (string | null)[] {
  const { unmount } = renderInApp(notice);
  const texts = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  unmount();
  return texts.filter(Boolean);
}

describe('a cancelled ride', () => {
  const show = (happened: RideEventView, ride: Partial<RideView>) => {
    events = [happened];
    return textsOf(<CancelledNotice ride={aRide({ status: 'cancelled', ...ride })} />);
  };
  const released = someAmounts({ share: '0.00', due: '0.00', released: '13.70' });

  it('tells a member who cancelled it, and what is released', () => {
    expect(show(byOlga, { you: 'member', amounts: released })).toEqual([
      'Olga cancelled this rideYou pay nothing. The $13.70 set aside on your card is released.',
    ]);
  });

  it('tells the organizer only about the money, also before it is released', () => {
    const amounts = someAmounts({ share: '0.00', due: '0.00', setAside: '54.81' });
    expect(show(byOlga, { amounts })).toEqual(['You pay nothing. The $54.81 set aside on your card is released.']);
  });

  it('names nobody when the system cancelled it, and promises nothing when there is a fee', () => {
    const system = event('ride_cancelled', { actorKind: 'system' });
    expect(show(system, { you: 'member', amounts: someAmounts({ due: '0.00' }) })).toEqual(['You pay nothing.']);
    expect(show(system, { amounts: someAmounts({ due: '27.41', charged: '27.41' }) })).toEqual([]);
  });
});

describe('a ride whose driver gave it back', () => {
  const show = (happened: RideEventView[], ride: Partial<RideView> = {}) => {
    events = happened;
    return textsOf(<LostDriverNotice ride={aRide(ride)} />);
  };
  const [taken, given] = [event('driver_assigned'), event('driver_released')];

  it('says why it waits for a driver again, until another one accepts', () => {
    expect(show([taken, given])).toEqual([
      'Finding a new driverYour driver can’t take you anymore. Your price and payment don’t change.',
    ]);
    expect(show([taken])).toEqual([]);
    expect(show([taken, given, taken], { status: 'en_route' })).toEqual([]);
    expect(show([taken, given], { status: 'cancelled' })).toEqual([]);
  });

  it('shows no price to riders of a business', () => {
    expect(show([taken, given], { paymentMethod: 'account' })).toEqual([
      'Finding a new driverYour driver can’t take you anymore. ',
    ]);
  });
});
