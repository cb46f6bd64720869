import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { TripLinkView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';

let links: { data?: readonly TripLinkView[]; error?: Answered['error'] };
let create: FakeMutation<{ rideId: number }>;
let revoke: FakeMutation<{ rideId: number; linkId: number }>;
const refetch = jest.fn();
jest.unstable_mockModule('../api', () => ({
  useListTripLinksQuery: () => ({ ...links, isFetching: false, refetch }),
  useCreateTripLinkMutation: () => create.use(),
  useRevokeTripLinkMutation: () => revoke.use(),
}));
const { TripLinkSheet } = await import('./trip-link-sheet');
const open = () => renderInApp(<TripLinkSheet open onClose={() => undefined} rideId={7} />);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const mine = { id: 3, createdBy: 'Ben', isYours: true, createdAt: '2025-11-22T18:00:00Z' };

beforeEach(() => {
  links = { data: [] };
  create = fakeMutation();
  revoke = fakeMutation();
});

it('creates a link to copy or send, which is shown only once', async () => {
  create.answer = () => ({ data: { ...mine, url: 'https://ride.test/trip/secret' } });
  open();
  await press('Create link');
  expect(create.asked).toEqual([{ rideId: 7 }]);
  expect((screen.getByLabelText('Trip link') as HTMLInputElement).value).toBe('https://ride.test/trip/secret');
  expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toContain('secret');
  expect(screen.getByText(/We show this link only now/)).toBeTruthy();
});

it('says why no link was created', async () => {
  create.answer = () => refused('too_many_trip_links');
  open();
  await press('Create link');
  expect(screen.getByText(/You have 10 links for this ride/)).toBeTruthy();
});

it('no longer says that there are too many links once one was turned off', async () => {
  links = { data: [mine] };
  create.answer = () => refused('too_many_trip_links');
  open();
  await press('Create link');
  await press(/Stop sharing/);
  expect(screen.queryByText(/You have 10 links for this ride/)).toBeNull();
});

it('lists the active links with their owners, and turns one off', async () => {
  links = { data: [mine, { ...mine, id: 4, createdBy: 'Cy', isYours: false }] };
  open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'Your link, Sat, Nov ',
    'Cy’s link, Sat, Nov ',
  ]);
  await press(/Stop sharing: Cy/);
  expect(revoke.asked).toEqual([{ rideId: 7, linkId: 4 }]);
  expect(screen.getByText('This link no longer works.')).toBeTruthy();
});

it('says that a link still works when turning it off failed', async () => {
  links = { data: [mine] };
  revoke.answer = () => unanswered;
  open();
  await press(/Stop sharing/);
  expect(screen.getByText('The link still works')).toBeTruthy();
});

it('shows a loading state, and retries when loading failed', async () => {
  links = {};
  open();
  expect(screen.getByText('Loading…')).toBeTruthy();
  links = { error: unanswered.error };
  open();
  await press('Try again');
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('passes the axe accessibility checks', async () => {
  links = { data: [mine] };
  open();
  expect(await axeViolations()).toEqual([]);
});
