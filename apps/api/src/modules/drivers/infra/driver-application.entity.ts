import type { DriverConsent, VehicleColor } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('driver_applications')
export class DriverApplicationEntity {
  @PrimaryColumn('integer', { name: 'driver_id' }) driverId: number;
  @Column('text', { name: 'full_name' }) fullName: string;
  @Column('date', { name: 'date_of_birth' }) dateOfBirth: string;
  @Column('text') address: string;
  @Column('text') city: string;
  @Column('text') state: string;
  @Column('text', { name: 'zip_code' }) zipCode: string;
  @Column('text', { name: 'license_number' }) licenseNumber: string;
  @Column('text', { name: 'license_state' }) licenseState: string;
  @Column('date', { name: 'licensed_since' }) licensedSince: string;
  @Column('text', { name: 'emergency_contact' }) emergencyContact: string;
  @Column('text', { name: 'emergency_phone' }) emergencyPhone: string;
  @Column('text', { nullable: true }) experience: string | null;
  @Column('text', { name: 'vehicle_make' }) vehicleMake: string;
  @Column('text', { name: 'vehicle_model' }) vehicleModel: string;
  @Column('integer', { name: 'vehicle_year' }) vehicleYear: number;
  @Column('text', { name: 'vehicle_color' }) vehicleColor: VehicleColor;
  @Column('text', { name: 'insurance_provider' }) insuranceProvider: string;
  @Column('text', { name: 'insurance_policy' }) insurancePolicy: string;
  @Column('text', { array: true }) consents: DriverConsent[];
  @Column('text', { name: 'consent_version', comment: 'Wording of the consents that the applicant agreed to' })
  consentVersion: string;
  @Column('timestamptz', {
    name: 'submitted_at',
    comment: 'When the application was sent and the consents were given',
  })
  submittedAt: Date;
}
