import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as router from 'react-router-dom';
import type { JoinPreview } from '@groupride/web-api-client';
import { fakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

const preview = {
  rideId: 7,
  organizerName: 'Olivia',
  status: 'pending',
  seatsLeft: 3,
  share: '13.70',
  splitMode: 'cover',
  paymentMethod: 'card',
  joined: false,
  open: true,
} as JoinPreview;
const join = fakeMutation<object>();
/** The page that it leads to has not been loaded yet. */
const navigate = jest.fn(() => new Promise<void>(() => undefined));
jest.unstable_mockModule('react-router-dom', () => ({ ...router, useNavigate: () => navigate }));
jest.unstable_mockModule('../api', () => ({
  useFeature: () => true,
  useJoinRideMutation: () => join.use(),
  useJoinRideAsGuestMutation: () => fakeMutation().use(),
}));
jest.unstable_mockModule('../../../shared/session', () => ({
  useSession: () => ({ me: { id: 2 } }),
  useClientConfig: () => undefined,
}));
const { JoinActions } = await import('./join-actions');

it('joins once, however long the next page takes to load', async () => {
  join.answer = () => ({ data: { id: 7 } });
  renderInApp(<JoinActions preview={preview} token="abc" checking={false} onChanged={() => undefined} />);
  for (let press = 0; press < 2; press += 1)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /my seat$|^Joining/ })));
  expect(navigate).toHaveBeenCalledWith('/payment?rideId=7', { replace: true });
  expect(join.asked).toHaveLength(1);
});
