import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sign_in_failures')
export class SignInFailureEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('timestamptz') since: Date;
  @Column('integer') count: number;
  @Column('timestamptz', { name: 'notified_at', nullable: true }) notifiedAt: Date | null;
}
