import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('authenticator_apps')
export class AuthenticatorAppEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('text', { name: 'sealed_secret' }) sealedSecret: string;
  @Column('bigint', {
    name: 'last_step',
    transformer: integerColumn,
    comment: 'The time step of the last code that was used; it and earlier ones are refused',
  })
  lastStep: number;
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
