import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('member_nudges')
export class MemberNudgeEntity {
  @PrimaryColumn('integer', { name: 'member_id' }) memberId: number;
  @Column('integer', { default: 1 }) number: number;
  @Column('timestamptz', { name: 'nudged_at' }) nudgedAt: Date;
}
