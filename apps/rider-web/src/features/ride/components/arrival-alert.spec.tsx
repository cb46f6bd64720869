import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

jest.unstable_mockModule('../api', () => ({ useGetVerificationQuery: () => ({ data: undefined }) }));
jest.unstable_mockModule('../hooks/use-ride-driver', () => ({
  useRideDriver: () => ({ name: 'Dora', vehicle: 'Toyota Sienna', licensePlate: 'NC-1234' }),
}));
const { ArrivalAlert } = await import('./arrival-alert');

it('shows the plate in one line, because people compare it with the car', () => {
  renderInApp(<ArrivalAlert ride={aRide()} onClose={() => undefined} />);
  const plate = screen.getByText('NC-1234');
  expect(plate.parentElement?.textContent).toBe('Dora · Toyota Sienna · NC-1234');
  expect(getComputedStyle(plate).whiteSpace).toBe('nowrap');
});
