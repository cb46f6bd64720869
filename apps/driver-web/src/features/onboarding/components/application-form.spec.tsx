import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';

const apply = jest.fn((_application: unknown) => Promise.resolve({ data: {} }));
jest.unstable_mockModule('../api', () => ({ useApplyAsDriverMutation: () => [apply, { isLoading: false }] }));
const { ApplicationForm } = await import('./application-form');

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const addSeats = (count: number) => {
  for (let i = 0; i < count; i += 1) fireEvent.click(screen.getByRole('button', { name: 'Add a seat' }));
};
const choice = () => screen.getByLabelText<HTMLSelectElement>('Vehicle class');

describe('the application to drive', () => {
  it('suggests a vehicle class that follows from the seats', () => {
    renderInApp(<ApplicationForm onApplied={() => undefined} />);
    expect(choice().value).toBe('car');
    addSeats(3);
    expect(choice().value).toBe('van');
  });

  it('keeps a chosen class while it can have that many seats', async () => {
    const onApplied = jest.fn();
    renderInApp(<ApplicationForm onApplied={onApplied} />);
    fill('Vehicle', 'Freightliner Party Bus 2022');
    fill('License plate', 'abc-1');
    addSeats(2);
    fireEvent.change(choice(), { target: { value: 'party_bus' } });
    addSeats(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(onApplied).toHaveBeenCalled());
    expect(apply).toHaveBeenCalledWith({
      driverApplication: {
        vehicle: 'Freightliner Party Bus 2022',
        licensePlate: 'ABC-1',
        seats: 9,
        vehicleClass: 'party_bus',
      },
    });
  });
});
