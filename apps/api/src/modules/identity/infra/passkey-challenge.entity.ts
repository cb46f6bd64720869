import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  @PrimaryColumn('text') challenge: string;
  @Column('text', { name: 'browser_hash' }) browserHash: string;
  @Column('integer', { name: 'user_id', nullable: true, comment: 'Who adds a passkey; null for a sign-in' })
  userId: number | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}
