import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import type { FilterChange } from '../ride-filters';
import { RideFilterBar } from './ride-filter-bar';

const onChange = jest.fn<(change: FilterChange) => void>();
beforeEach(() => {
  onChange.mockClear();
  fakeApi(() => ({ status: 200, body: [{ id: 'CharterBus', name: 'Charter Bus' }] }));
});
const names = { rider: 'Ana Diaz', driver: null };

describe('the filter bar of the rides table', () => {
  it('searches after a pause, and selects type and order', async () => {
    renderInApp(<RideFilterBar filters={{}} names={names} onChange={onChange} />);
    const field = screen.getByRole('searchbox', { name: 'Search rides' });
    fireEvent.change(field, { target: { value: 'an' } });
    fireEvent.change(field, { target: { value: 'ana ' } });
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ q: 'ana' }]]));
    fireEvent.change(screen.getByRole('combobox', { name: 'Ride type' }), { target: { value: 'GroupX' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } });
    expect(onChange.mock.calls.slice(1)).toEqual([[{ rideType: 'GroupX' }], [{ order: 'oldest' }]]);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('names the ride types as riders see them', async () => {
    renderInApp(<RideFilterBar filters={{}} names={names} onChange={onChange} />);
    expect(await screen.findByRole('option', { name: 'Charter Bus' })).toHaveProperty('value', 'CharterBus');
  });

  it('shows whose rides are listed, and removes one filter or all', () => {
    renderInApp(<RideFilterBar filters={{ riderId: 12, driverId: 3 }} names={names} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all: Rides of Ana Diaz' }));
    expect(screen.getByRole('button', { name: 'Show all: Driven by 3' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onChange.mock.calls[0]).toEqual([{ riderId: undefined }]);
    expect(Object.values(onChange.mock.calls[1]![0])).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it('shows the days of a figure, and removes them', () => {
    const filters = { dated: 'completed', from: '2026-11-01', to: '2026-11-07' } as const;
    renderInApp(<RideFilterBar filters={filters} names={names} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all: Completed Sun, Nov 1 – Sat, Nov 7' }));
    expect(onChange.mock.calls).toEqual([[{ dated: undefined, from: undefined, to: undefined }]]);
  });

  it('follows the address when it changes', () => {
    const { rerender } = renderInApp(<RideFilterBar filters={{ q: 'ana' }} names={names} onChange={onChange} />);
    rerender(<RideFilterBar filters={{}} names={names} onChange={onChange} />);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search rides' }).value).toBe('');
  });
});
