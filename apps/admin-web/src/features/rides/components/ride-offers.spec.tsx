import { screen, within } from '@testing-library/react';
import { OFFER_CAUSES, OFFER_STATUSES } from '@groupride/contracts';
import type { AdminRideView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { RideOffers } from './ride-offers';

type Row = AdminRideView['offers'][number];

const offer = (driverId: number, what: Partial<Row>): Row => ({
  driverId,
  driverName: `Driver ${driverId}`,
  status: 'expired',
  cause: null,
  createdAt: '2026-11-21T17:00:00.000Z',
  ...what,
});
async function shown(offers: Row[]) {
  renderInApp(<RideOffers offers={offers} />);
  const list = await screen.findByRole('list', { name: 'Offers' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('says that a driver went offline instead of calling the offer expired', async () => {
  const [left, silent] = await shown([offer(1, { cause: 'went_offline' }), offer(2, {})]);
  expect(left).toMatch(/Went offline$/);
  expect(silent).toMatch(/Expired$/);
});

it('has a text for every end of an offer', async () => {
  const ends = [...OFFER_STATUSES.map((status) => ({ status })), ...OFFER_CAUSES.map((cause) => ({ cause }))];
  const rows = await shown(ends.map((what, index) => offer(index, what)));
  expect(rows).toHaveLength(ends.length);
  expect(rows.join(' ')).not.toMatch(/offerStatus|offerCause/);
});
