import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const winery = { id: 3, name: 'Old Mill Winery', address: '1 Vine Rd, Concord, NC', description: 'Red wines' };
let wineries: object;
const refetch = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useListWineriesQuery: () => wineries }));
const { WineryPicker } = await import('./winery-picker');

const open = (onChoose = jest.fn(), destination: object | null = null) =>
  renderInApp(<WineryPicker destination={destination as never} onChoose={onChoose} />);

it('sets a winery’s address as the destination, and marks the chosen winery', () => {
  wineries = { data: [{ ...winery, lat: 35.4, lng: -80.6 }] };
  const onChoose = jest.fn();
  const { unmount } = open(onChoose);
  expect(screen.getByText('Red wines')).toBeTruthy();
  const choice = () => screen.getByRole<HTMLInputElement>('radio', { name: /Old Mill Winery/ });
  expect(choice().checked).toBe(false);
  fireEvent.click(choice());
  const chosen = {
    id: 'winery:3',
    name: 'Old Mill Winery, 1 Vine Rd, Concord, NC',
    address: winery.address,
    lat: 35.4,
    lng: -80.6,
  };
  expect(onChoose.mock.calls).toEqual([[chosen]]);
  unmount();
  open(onChoose, chosen);
  expect(choice().checked).toBe(true);
});

it('says when there are no wineries, and retries when loading failed', () => {
  wineries = { data: [] };
  open();
  expect(screen.getByText('No wineries to choose from right now.')).toBeTruthy();
  wineries = { isError: true, refetch };
  open();
  expect(screen.getByText('We couldn’t load the wineries.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
