import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('known_browsers')
export class KnownBrowserEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text', { name: 'browser_hash' }) browserHash: string;
  @PrimaryColumn('text', { name: 'network_hash' }) networkHash: string;
  @Column('timestamptz', { name: 'last_signed_in_at' }) lastSignedInAt: Date;
}
