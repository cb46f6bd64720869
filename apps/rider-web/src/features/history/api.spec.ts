/** @jest-environment ../../jest.node-environment.mjs */
import { requestTwoPages } from '../../testing/request-two-pages';
import { historyApi } from './api';

const page = (first: number, length: number) => Array.from({ length }, (_, i) => ({ rideId: first - i }));

describe('the pages of past rides', () => {
  it('continue after the last ride of a page, and end with a page that is not full', async () => {
    const { initiate } = historyApi.endpoints.pastRides;
    const { asked, loaded } = await requestTwoPages([page(100, 20), page(80, 3)], (dispatch, next) =>
      dispatch(initiate(undefined, next)),
    );
    expect(asked).toEqual(['?limit=20', '?limit=20&before=81']);
    expect(loaded.data?.pages.flat()).toHaveLength(23);
    expect(loaded.hasNextPage).toBe(false);
  });
});
