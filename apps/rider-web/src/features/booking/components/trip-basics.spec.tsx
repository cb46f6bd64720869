import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { RideTypeView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import type { BookingDraft } from '../slice';

jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useFeature: () => true }));
const { TripBasics } = await import('./trip-basics');

const small = { id: 'GroupX', minGroupSize: 2, maxGroupSize: 6 } as RideTypeView;
const large = { id: 'GroupXL', minGroupSize: 2, maxGroupSize: 14 } as RideTypeView;
const HINT = 'GroupX fits up to 6 people. For a bigger group, choose a larger vehicle below.';

it.each([
  ['says how a group gets larger than its vehicle', 6, [small, large], true],
  ['says nothing while there is room', 5, [small, large], false],
  ['says nothing if there is no larger vehicle', 6, [small], false],
])('%s', (_title, groupSize, types, isSaid) => {
  const draft = { bookingType: 'now', groupSize } as BookingDraft;
  renderInApp(
    <TripBasics draft={draft} type={small} types={types} onChange={() => undefined} focusDate={false} asked={0} />,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More people' }).disabled).toBe(groupSize === 6);
  expect(screen.queryByText(HINT) !== null).toBe(isSaid);
});
