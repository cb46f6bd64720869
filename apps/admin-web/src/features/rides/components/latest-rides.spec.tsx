import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aRow } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { LatestRides } from './latest-rides';

const asked = { data: undefined, error: undefined, isFetching: false, refetch: jest.fn() };

describe('latest rides', () => {
  it('reports a failed load and retries', () => {
    renderInApp(<LatestRides asked={{ ...asked, error: { status: 500 } }} />);
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
    expect(screen.getByText('We couldn’t load the rides')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the rides on screen when a reload fails', () => {
    renderInApp(<LatestRides asked={{ ...asked, data: [aRow()], error: { status: 500 } }} />);
    expect(screen.getByText(/Riley Carter/)).toBeTruthy();
    expect(screen.queryByText('We couldn’t load the rides')).toBeNull();
  });
});
