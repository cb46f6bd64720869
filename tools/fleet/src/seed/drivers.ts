import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS, type DriverApplication } from '@groupride/contracts';
import { isApiError, type GroupRideClient } from '@groupride/client';
import type { DriverPerson } from '../roster';
import type { DriverView } from '../views';

/**
 * Makes a person an approved driver.
 * @returns the performed action. A person whom operations rejected or suspended stays so.
 */
export async function ensureDriver(
  driver: GroupRideClient,
  admin: GroupRideClient,
  person: DriverPerson,
): Promise<'approved' | 'is known' | 'left as decided'> {
  const profile = (await profileOf(driver)) ?? (await apply(driver, person));
  if (profile.applicationStatus === 'approved') return 'is known';
  if (profile.applicationStatus !== 'applied') return 'left as decided';
  await admin.patch('/api/admin/drivers/{driverId}', {
    path: { driverId: profile.id },
    body: { applicationStatus: 'approved' },
  });
  return 'approved';
}

async function profileOf(driver: GroupRideClient): Promise<DriverView | null> {
  try {
    return await driver.get('/api/drivers/profile');
  } catch (error) {
    if (isApiError(error, 'not_found')) return null;
    throw error;
  }
}

/** Demo drivers differ only in name and vehicle; all other data is the same. */
function apply(
  driver: GroupRideClient,
  { name, email: _email, phone: _phone, ...vehicle }: DriverPerson,
): Promise<DriverView> {
  const application: DriverApplication = {
    ...vehicle,
    fullName: name,
    dateOfBirth: '1988-04-12',
    address: '100 N Tryon St',
    city: 'Charlotte',
    state: 'NC',
    zipCode: '28202',
    licenseNumber: `DEMO-${vehicle.licensePlate}`,
    licenseState: 'NC',
    licensedSince: '2008-05-02',
    emergencyContact: 'Demo Dispatch',
    emergencyPhone: '7045550100',
    insuranceProvider: 'Demo Mutual',
    insurancePolicy: `DEMO-${vehicle.licensePlate}`,
    consents: [...DRIVER_CONSENTS],
    consentVersion: DRIVER_CONSENT_VERSION,
  };
  return driver.post('/api/drivers/applications', { body: application });
}
