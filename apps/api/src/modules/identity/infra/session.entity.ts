import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('varchar', { comment: 'SHA-256 of the id in the cookie, in hexadecimal digits' }) sid: string;
  @Column('json') sess: unknown;
  @Column('timestamp', { precision: 6 }) expire: Date;
  @Column('timestamptz', {
    name: 'last_active_at',
    nullable: true,
    comment: 'Of sessions in operations, to within five minutes',
  })
  lastActiveAt: Date | null;
}
