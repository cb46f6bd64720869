import { screen, within } from '@testing-library/react';
import { aPledge } from '../../testing/pledges';
import { renderInApp } from '../../testing/render-in-app';
import { PledgeCard } from './pledge-card';

const AT = '2026-12-04T17:00:00.000Z';
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('shows how many have joined, until when, and what each person pays for each number of riders', () => {
  renderInApp(<PledgeCard pledge={aPledge()} />);
  expect(screen.getByText(/^5 of 8 joined, until /)).toBeTruthy();
  expect(screen.getByText('7 seats left')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'People who joined' }).getAttribute('aria-valuenow')).toBe('62.5');
  expect(screen.getByText('The ride takes place if 3 more people join in time. Otherwise nobody pays.')).toBeTruthy();
  expect(screen.getByText('Your share is at most $21.38')).toBeTruthy();
  expect(rows()).toEqual([
    '8 Now$171.04$21.38',
    '9 $171.04$19.00',
    '10 $171.04$17.10',
    '11 $171.04$15.55',
    '12 $171.04$14.25',
  ]);
});

it('uses the singular when one person is missing', () => {
  renderInApp(<PledgeCard pledge={aPledge({ joined: 7 })} />);
  expect(screen.getByText('The ride takes place if 1 more person joins in time. Otherwise nobody pays.')).toBeTruthy();
});

it('announces changes in a live region', () => {
  renderInApp(<PledgeCard pledge={aPledge()} />);
  expect(screen.getByText(/^5 of 8 joined/).closest('[aria-live="polite"]')).not.toBeNull();
});

it('says that enough people have joined, and marks the current share', () => {
  renderInApp(<PledgeCard pledge={aPledge({ state: 'reached', joined: 9, seatsLeft: 3 })} />);
  expect(screen.getByText('Enough people joined')).toBeTruthy();
  expect(screen.getByText(/^9 joined, 8 needed\. Joining ends /)).toBeTruthy();
  expect(rows()[1]).toBe('9 Now$171.04$19.00');
});

it('shows when saved cards are authorized, and until when declined ones can be replaced', () => {
  const closed = { state: 'reached', joined: 9, closedAt: AT, authorizesAt: AT } as const;
  const { unmount } = renderInApp(<PledgeCard pledge={aPledge(closed)} />);
  expect(screen.getByText('Joining has ended')).toBeTruthy();
  expect(screen.getByText(/We set aside everyone’s share on .*Dec 4/)).toBeTruthy();
  unmount();
  renderInApp(<PledgeCard pledge={aPledge({ ...closed, fixBy: AT })} />);
  expect(screen.getByText('Confirming payments')).toBeTruthy();
  expect(screen.getByText(/has until .*Dec 4.* to update it/)).toBeTruthy();
});

it('says that too few joined and nobody pays', () => {
  renderInApp(<PledgeCard pledge={aPledge({ state: 'missed' })} />);
  expect(screen.getByText('Not enough people joined')).toBeTruthy();
  expect(screen.getByText(/Nobody pays anything/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows nothing once the ride is booked or cancelled', () => {
  for (const state of ['requested', 'cancelled'] as const) {
    const { unmount } = renderInApp(<PledgeCard pledge={aPledge({ state })} />);
    expect(screen.queryByText(/joined/)).toBeNull();
    unmount();
  }
});
