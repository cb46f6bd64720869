import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sandbox_drivers')
export class SandboxDriverEntity {
  @PrimaryColumn('integer', { name: 'driver_id' }) driverId: number;
  @Column('integer', {
    name: 'owner_id',
    comment: 'Only this user controls the driver, and only this user’s rides are offered to it',
  })
  ownerId: number;
  @Column('boolean', {
    name: 'is_stalled',
    default: false,
    comment: 'It gives no sign of life, as a phone without a network',
  })
  isStalled: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
