import { screen } from '@testing-library/react';
import type { DriverView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { MemoryRouter } from 'react-router-dom';
import { ApplicationStatusCard } from './application-status-card';

const driver: DriverView = {
  id: 1,
  name: 'Dana Driver',
  phone: null,
  vehicle: 'Ford Transit',
  licensePlate: 'ABC-1',
  seats: 12,
  vehicleClass: 'minibus',
  rating: '5.0',
  isNew: true,
  totalTrips: 0,
  isOnline: false,
  avatar: null,
  applicationStatus: 'rejected',
  applicationReason: 'The vehicle is too old',
};

const show = (applicationStatus: 'applied' | 'rejected' | 'suspended', applicationReason: string | null) =>
  renderInApp(
    <MemoryRouter>
      <ApplicationStatusCard
        driver={{ ...driver, applicationReason }}
        applicationStatus={applicationStatus}
        checking={false}
        onCheck={() => undefined}
      />
    </MemoryRouter>,
  );

describe('the status of an application', () => {
  it('gives the reason for a rejection and lets the driver apply again', () => {
    show('rejected', 'The vehicle is too old');
    expect(screen.getByText('The vehicle is too old')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply again' }).getAttribute('href')).toBe('/driver-onboarding');
  });

  it('gives the reason for a suspension and how to reach the team', () => {
    show('suspended', 'Insurance expired');
    expect(screen.getByText('Insurance expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Message our team' }).getAttribute('href')).toBe('/driver/support');
  });

  it('shows no reason while the application is reviewed', () => {
    show('applied', null);
    expect(screen.queryByText('Reason')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
