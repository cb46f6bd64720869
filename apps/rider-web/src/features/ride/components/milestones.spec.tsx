import { screen } from '@testing-library/react';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';
import { Milestones } from './milestones';

it('lists what happened with its day, since a ride may be booked and taken on different days', () => {
  const now = new Date();
  renderInApp(
    <Milestones
      ride={aRide({
        status: 'en_route',
        createdAt: '2025-11-17T23:30:00Z',
        acceptedAt: '2025-11-18T14:05:00Z',
        arrivedAt: now.toISOString(),
      })}
    />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(items[0]).toMatch(/Mon, Nov 17, 2025, 6:30 PM$/);
  expect(items[1]).toMatch(/Tue, Nov 18, 2025, 9:05 AM$/);
  expect(items[2]).toMatch(/[a-z]\d{1,2}:\d\d [AP]M$/);
});
