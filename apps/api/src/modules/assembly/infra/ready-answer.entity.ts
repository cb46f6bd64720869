import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('ready_answers')
export class ReadyAnswerEntity {
  @PrimaryColumn('integer', { name: 'check_id' }) checkId: number;
  @PrimaryColumn('integer') number: number;
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('boolean') ready: boolean;
}
