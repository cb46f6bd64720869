import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RecognizedBy } from '../domain/code-limits';
import type { CodePurpose } from '../domain/code-rules';

@Entity('sign_in_codes')
export class SignInCodeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text') purpose: CodePurpose;
  @Column('text', { name: 'code_hash' }) codeHash: string;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('text', { name: 'browser_hash', nullable: true }) browserHash: string | null;
  @Column('text', { name: 'network_hash', nullable: true }) networkHash: string | null;
  @Column('text', {
    name: 'known_by',
    nullable: true,
    comment: 'How the account knew the requester when the code was sent; null for a stranger',
  })
  knownBy: RecognizedBy;
  @Column('text', { nullable: true }) recipient: string | null;
}
