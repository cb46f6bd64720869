import { aRequest } from '../../testing/rides';
import { openOffers, type OpenOffer } from './open-offers';

const request = (offerId: number, expiresInMs = 15_000, id = offerId + 100) => aRequest({ id, offerId, expiresInMs });

const ids = (offers: OpenOffer[]) => offers.map((offer) => offer.request.offerId);

describe('open offers', () => {
  it('end at the time that the server states, whatever the device’s clock says', () => {
    const [offer] = openOffers([], { type: 'pushed', request: request(1, 12_000), at: 50 });
    expect(offer?.deadline).toBe(12_050);
  });

  it('appear once when they are both pushed and listed', () => {
    const pushed = openOffers([], { type: 'pushed', request: request(1), at: 1000 });
    const again = openOffers(pushed, { type: 'pushed', request: request(1), at: 1100 });
    const listed = openOffers(again, {
      type: 'listed',
      requests: [request(1, 14_000)],
      askedAt: 1500,
      answeredAt: 1600,
    });
    expect(ids(listed)).toEqual([1]);
    expect(listed[0]?.deadline).toBe(15_600);
  });

  it('do not get more time from a slow response', () => {
    const pushed = openOffers([], { type: 'pushed', request: request(1, 5000), at: 1000 });
    const listed = openOffers(pushed, {
      type: 'listed',
      requests: [request(1, 5000)],
      askedAt: 1001,
      answeredAt: 3000,
    });
    expect(listed[0]?.deadline).toBe(6000);
  });

  it('stay when the list was requested before they were pushed', () => {
    const pushed = openOffers([], { type: 'pushed', request: request(2), at: 1000 });
    expect(ids(openOffers(pushed, { type: 'listed', requests: [], askedAt: 900, answeredAt: 1100 }))).toEqual([2]);
    expect(ids(openOffers(pushed, { type: 'listed', requests: [], askedAt: 1200, answeredAt: 1300 }))).toEqual([]);
  });

  it('are replaced when the same ride is offered again', () => {
    const first = openOffers([], { type: 'pushed', request: request(1, 15_000, 7), at: 0 });
    expect(ids(openOffers(first, { type: 'pushed', request: request(2, 15_000, 7), at: 10 }))).toEqual([2]);
  });

  it('disappear when the server withdraws them', () => {
    const two = [request(1), request(2)].reduce<OpenOffer[]>(
      (offers, one) => openOffers(offers, { type: 'pushed', request: one, at: 0 }),
      [],
    );
    expect(ids(openOffers(two, { type: 'gone', offerId: 1 }))).toEqual([2]);
  });
});
