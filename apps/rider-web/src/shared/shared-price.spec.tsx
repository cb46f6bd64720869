import { screen } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { renderInApp } from '../testing/render-in-app';
import { SharedPrice } from './shared-price';

const show = (sharedAt: string | null, status: RideView['status']) =>
  renderInApp(<SharedPrice ride={{ status, sharedPrice: { sharedAt, alone: '48.00', shared: '38.40' } }} />);

describe('the price of a ride that another group may share', () => {
  it('is shown with and without another group', () => {
    show(null, 'pending');
    expect(screen.getByText('$48.00 alone · $38.40 if another group shares')).toBeTruthy();
  });

  it('shows since when another group shares, and what the ride costs now', () => {
    show('2026-12-01T20:40:00.000Z', 'completed');
    expect(
      screen.getByText(/^Another group has shared your ride since .*\. It now costs \$38\.40 instead of \$48\.00\.$/),
    ).toBeTruthy();
  });

  it('shows no possible price once the ride is over', () => {
    show(null, 'completed');
    expect(screen.queryByText(/another group/)).toBeNull();
  });
});
