import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('text', { comment: 'Credential id, base64url' }) id: string;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text') name: string;
  @Column('text', { name: 'public_key' }) publicKey: string;
  @Column('bigint', { transformer: integerColumn }) counter: number;
  @Column('text', { array: true }) transports: string[];
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
