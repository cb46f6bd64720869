import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { InviteeView, MemberView, RideView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const asked = jest.fn<(rideId: number, pollingInterval: number) => void>();
let invitees: InviteeView[];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListInviteesQuery: ({ rideId }: { rideId: number }, how: { skip: boolean; pollingInterval?: number }) => {
    if (how.skip) return {};
    asked(rideId, how.pollingInterval ?? 0);
    return { data: invitees };
  },
}));
const { MemberList } = await import('./member-list');
const { useInvitees } = await import('../../../shared/use-invitees');

function List({ ride }: { ride: RideView }) {
  return <MemberList ride={ride} members={[]} invitees={useInvitees(ride)} />;
}

const show = (what: Partial<RideView>) => {
  const { unmount } = renderInApp(<List ride={aRide({ id: 9, you: 'organizer', ...what })} />);
  const rows = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return rows;
};

beforeEach(() => {
  asked.mockClear();
  invitees = [
    { id: 1, name: 'Maya', invitedAt: '2026-11-21T12:00:00.000Z' },
    { id: 2, name: 'Ben', invitedAt: null },
  ];
});

describe('people whom the organizer added while booking', () => {
  it('stay under “Who’s riding” until they join, also after they were invited', async () => {
    expect(show({ status: 'pending' })).toEqual([
      expect.stringMatching(/Maya.*Invited\. Hasn’t joined yet\..*Pending/),
      expect.stringMatching(/Ben.*We’ll invite them once you’ve paid\..*Pending/),
    ]);
    await setLanguage(i18n, 'es');
    expect(show({ status: 'pending' })[0]).toMatch(/Maya.*Invitación enviada\. Aún no se une\..*Pendiente/);
    await setLanguage(i18n, 'en');
  });

  it('are requested again while a paid ride has somebody to invite', () => {
    show({ status: 'awaiting_payment' });
    expect(asked.mock.calls).toEqual([[9, 0]]);
    asked.mockClear();
    show({ status: 'pending' });
    expect(asked.mock.calls).toEqual([
      [9, 0],
      [9, 3000],
    ]);
  });

  it('are shown to the organizer alone', () => {
    expect(show({ you: 'member', status: 'pending' })).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the amounts beside people', () => {
  const members = [
    {
      id: 1,
      isOrganizer: true,
      isYou: false,
      user: { name: 'Olga' },
      shareState: 'paid',
      share: '0.00',
      charge: '0.00',
    },
    {
      id: 2,
      isOrganizer: false,
      isYou: true,
      user: { name: 'Max' },
      shareState: 'covered',
      share: '0.00',
      charge: '0.00',
    },
  ] as MemberView[];
  const rowsOf = (what: Partial<RideView>) => {
    const { unmount } = renderInApp(<MemberList ride={aRide(what)} members={members} />);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    unmount();
    return rows;
  };

  it('tell a member of a cancelled ride nothing about a fee of others', () => {
    const [olga, max] = rowsOf({ you: 'member', status: 'cancelled' });
    expect(olga).not.toMatch(/\$|Paid/);
    expect(max).toMatch(/\$0\.00Nothing to pay$/);
    expect(rowsOf({ you: 'organizer', status: 'cancelled' })[1]).toMatch(/Nothing to pay$/);
    expect(rowsOf({ you: 'member', status: 'pending' })[0]).toMatch(/Paid$/);
  });

  it('call nobody confirmed once the ride is over', () => {
    expect(rowsOf({ you: 'member', status: 'pending' })[1]).toMatch(/Confirmed/);
    for (const status of ['cancelled', 'completed'] as const)
      expect(rowsOf({ you: 'member', status })[1]).not.toMatch(/Confirmed|Pending/);
  });
});
