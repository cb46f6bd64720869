import type { DriverApplication } from '@groupride/contracts';
import type { Person } from './people';

/** An application to drive that meets every requirement. */
export const applicationOf = ({ name }: Person): DriverApplication => ({
  fullName: name,
  dateOfBirth: '1988-04-12',
  address: '100 N Tryon St',
  city: 'Charlotte',
  state: 'NC',
  zipCode: '28202',
  licenseNumber: 'E2E1234567',
  licenseState: 'NC',
  licensedSince: '2008-05-02',
  emergencyContact: 'Erin Example',
  emergencyPhone: '7045550198',
  vehicleMake: 'Honda',
  vehicleModel: 'Odyssey',
  vehicleYear: 2024,
  vehicleColor: 'silver',
  licensePlate: 'E2E-2024',
  seats: 6,
  insuranceProvider: 'Piedmont Mutual',
  insurancePolicy: 'PM-554-201',
  consents: ['driving_record', 'background_check', 'terms'],
  consentVersion: '2026-11',
});
