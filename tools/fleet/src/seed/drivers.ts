import type { AdminDriverRow, DriverView } from '@groupride/contracts';
import { isProblem, type ApiClient } from '../client';
import type { Vehicle } from '../roster';

/**
 * Makes a person an approved driver.
 * @returns what had to be done. Somebody whom operations rejected or suspended is left so.
 */
export async function ensureDriver(
  driver: ApiClient,
  admin: ApiClient,
  vehicle: Vehicle,
): Promise<'approved' | 'is known' | 'left as decided'> {
  const profile = (await profileOf(driver)) ?? (await apply(driver, vehicle));
  if (profile.applicationStatus === 'approved') return 'is known';
  if (profile.applicationStatus !== 'applied') return 'left as decided';
  await admin.patch<AdminDriverRow>(`/admin/drivers/${profile.id}`, { applicationStatus: 'approved' });
  return 'approved';
}

async function profileOf(driver: ApiClient): Promise<DriverView | null> {
  try {
    return await driver.get<DriverView>('/drivers/profile');
  } catch (error) {
    if (isProblem(error, 'not_found')) return null;
    throw error;
  }
}

function apply(driver: ApiClient, { vehicle, licensePlate, seats, vehicleClass }: Vehicle): Promise<DriverView> {
  return driver.post<DriverView>('/drivers/applications', { vehicle, licensePlate, seats, vehicleClass });
}
