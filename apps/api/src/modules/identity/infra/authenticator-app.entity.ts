import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('authenticator_apps')
export class AuthenticatorAppEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('text', { name: 'sealed_secret' }) sealedSecret: string;
  @Column('bigint', {
    name: 'last_step',
    comment: 'The time step of the last code that was used; it and earlier ones are refused',
  })
  lastStep: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
