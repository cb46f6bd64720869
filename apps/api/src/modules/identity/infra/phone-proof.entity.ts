import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('phone_proofs')
export class PhoneProofEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text') phone: string;
  @Column('timestamptz', { name: 'proved_at' }) provedAt: Date;
}
