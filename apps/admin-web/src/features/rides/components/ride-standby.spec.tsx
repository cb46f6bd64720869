import { fireEvent, screen, within } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideStandby } from './ride-standby';

const waiting = (driverId: number, driverName: string, place: number) => ({
  driverId,
  driverName,
  place,
  vehicle: 'Toyota Sienna',
  joinedAt: '2026-11-21T17:00:00.000Z',
});
function show(answer: () => Answer) {
  const asked = fakeApi(answer);
  renderInApp(<RideStandby ride={aView().ride} />);
  return asked;
}

describe('the standby list of a ride', () => {
  it('shows the drivers in order', async () => {
    const asked = show(() => ({
      status: 200,
      body: { drivers: [waiting(4, 'Eva Stone', 1), waiting(2, 'Fay Kim', 2)] },
    }));
    const list = within(await screen.findByRole('list', { name: 'Standby list' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Eva Stone'),
      expect.stringContaining('Fay Kim'),
    ]);
    expect(list.getByText('No. 1')).toBeTruthy();
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/admin/rides/7/standby']);
  });

  it('shows empty and error states', async () => {
    let answer: Answer = { status: 503, body: { code: 'unavailable' } };
    show(() => answer);
    expect(await screen.findByText('We couldn’t load the standby list')).toBeTruthy();
    answer = { status: 200, body: { drivers: [] } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No driver is waiting for this ride.')).toBeTruthy();
  });
});
