import type { ApiScope } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text') name: string;
  @Column('text', {
    name: 'token_hash',
    unique: true,
    select: false,
    comment: 'SHA-256 of the token, in hexadecimal digits; the token is not stored',
  })
  tokenHash: string;
  @Column('text') prefix: string;
  @Column('text', { array: true }) scopes: ApiScope[];
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
  @Column('text', {
    name: 'api_version',
    default: '2026-11-26',
    comment: 'Version of the API that its requests have unless they name another one, YYYY-MM-DD',
  })
  version: string;
  @Column('integer', { name: 'replaced_by', nullable: true }) replacedBy: number | null;
}
