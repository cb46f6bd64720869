import type { SafetyCause } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A question to everyone aboard, one per deviation or long stop. */
@Entity('safety_checks')
export class SafetyCheckEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('text') cause: SafetyCause;
  @Column('timestamptz') since: Date;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;
  @Column('timestamptz', { name: 'cause_ended_at', nullable: true }) causeEndedAt: Date | null;
}
