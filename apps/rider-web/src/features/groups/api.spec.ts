/** @jest-environment ../../jest.node-environment.mjs */
import { requestTwoPages } from '../../testing/request-two-pages';
import { groupsApi } from './api';

const page = (first: number, length: number) => Array.from({ length }, (_, i) => ({ id: first - i }));

describe('the pages of the rider’s own rides', () => {
  it('continue after the last ride of a page, and end with a page that is not full', async () => {
    const { initiate } = groupsApi.endpoints.ownRides;
    const { asked, loaded } = await requestTwoPages([page(300, 100), page(200, 3)], (dispatch, next) =>
      dispatch(initiate(undefined, next)),
    );
    expect(asked).toEqual(['?limit=100', '?limit=100&before=201']);
    expect(loaded.data?.pages.flat()).toHaveLength(103);
    expect(loaded.hasNextPage).toBe(false);
  });
});
