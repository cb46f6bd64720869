import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('guest_links')
export class GuestLinkEntity {
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash: string;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
}
