import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factor_attempts')
export class SecondFactorAttemptEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text', { name: 'browser_hash' }) browserHash: string;
  @Column('timestamptz') since: Date;
  @Column('integer') count: number;
  @Column('timestamptz', {
    name: 'passed_at',
    nullable: true,
    comment: 'When the browser last gave a right second factor; such browsers are counted on their own',
  })
  passedAt: Date | null;
}
