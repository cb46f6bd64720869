import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DriverApplicationsRepository, type StoredApplication } from '../driver-applications.repository';

/** Columns by field. */
const COLUMNS = {
  driverId: 'driver_id',
  fullName: 'full_name',
  dateOfBirth: 'date_of_birth',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  licenseNumber: 'license_number',
  licenseState: 'license_state',
  licensedSince: 'licensed_since',
  emergencyContact: 'emergency_contact',
  emergencyPhone: 'emergency_phone',
  experience: 'experience',
  vehicleMake: 'vehicle_make',
  vehicleModel: 'vehicle_model',
  vehicleYear: 'vehicle_year',
  vehicleColor: 'vehicle_color',
  insuranceProvider: 'insurance_provider',
  insurancePolicy: 'insurance_policy',
  consents: 'consents',
  consentVersion: 'consent_version',
  submittedAt: 'submitted_at',
} as const satisfies Record<keyof StoredApplication, string>;

const FIELDS = Object.keys(COLUMNS) as (keyof StoredApplication)[];
const DAYS: readonly (keyof StoredApplication)[] = ['dateOfBirth', 'licensedSince'];
const SELECTED = FIELDS.map((field) => {
  const column = COLUMNS[field];
  return `${DAYS.includes(field) ? `to_char(${column}, 'YYYY-MM-DD')` : column} AS "${field}"`;
}).join(', ');
const STORE = `INSERT INTO driver_applications (${Object.values(COLUMNS).join(', ')})
  VALUES (${FIELDS.map((_, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (driver_id) DO UPDATE SET ${Object.values(COLUMNS)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

@Injectable()
export class SqlDriverApplications extends DriverApplicationsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async store(tx: Transaction, application: StoredApplication): Promise<void> {
    await tx.query(
      STORE,
      FIELDS.map((field) => application[field]),
    );
  }

  async removeDraft(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`DELETE FROM driver_application_drafts WHERE user_id = $1`, [userId]);
  }

  async find(driverId: number): Promise<StoredApplication | null> {
    const [row] = await this.database.query<StoredApplication>(
      `SELECT ${SELECTED} FROM driver_applications WHERE driver_id = $1`,
      [driverId],
    );
    return row ?? null;
  }
}
