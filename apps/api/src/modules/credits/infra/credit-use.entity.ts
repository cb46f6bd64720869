import type { CreditUseState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('credit_uses')
export class CreditUseEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'credit_id' }) creditId: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('text', { default: 'reserved' }) state: CreditUseState;
  @Column('timestamptz') at: Date;
}
