import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { DriverView } from '@groupride/web-api-client';
import { initialVehicleClasses } from '../../../testing/initial-vehicle-classes';
import { renderInApp } from '../../../testing/render-in-app';

type Change = (change: unknown) => Promise<{ data?: unknown; error?: unknown }>;
const change = jest.fn<Change>();
const state = { isLoading: false, isSuccess: false, error: undefined as unknown };
jest.unstable_mockModule('../../../shared/use-vehicle-classes', () => ({
  useVehicleClasses: () => initialVehicleClasses,
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useChangeVehicleMutation: () => [change, state],
}));
const { VehicleClassSetting } = await import('./vehicle-class-setting');

const driver = { id: 3, seats: 14, vehicleClass: 'van' } as DriverView;
const choice = () => screen.getByLabelText<HTMLSelectElement>('Vehicle class');

beforeEach(() => {
  change.mockReset().mockResolvedValue({ data: {} });
  Object.assign(state, { isLoading: false, isSuccess: false, error: undefined });
});

describe('the class of the vehicle', () => {
  it('can be any class with this many seats, and is saved at once', async () => {
    renderInApp(<VehicleClassSetting driver={driver} />);
    expect([...choice().options].map(({ text }) => text)).toEqual(['Van', 'Minibus', 'Shuttle', 'Party bus']);
    fireEvent.change(choice(), { target: { value: 'minibus' } });
    expect(change).toHaveBeenCalledWith({ driverId: 3, vehicleChange: { vehicleClass: 'minibus' } });
    await waitFor(() => expect(choice().value).toBe('minibus'));
  });

  it('keeps the old value when saving fails, and says why', async () => {
    change.mockResolvedValue({ error: { status: 409 } });
    Object.assign(state, { error: { status: 409, data: { code: 'driver_busy', detail: 'You have a ride.' } } });
    renderInApp(<VehicleClassSetting driver={driver} />);
    fireEvent.change(choice(), { target: { value: 'minibus' } });
    await waitFor(() => expect(choice().value).toBe('van'));
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
