import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitation_opt_outs')
export class InvitationOptOutEntity {
  @PrimaryColumn('text', { name: 'contact_hash' }) contactHash: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
