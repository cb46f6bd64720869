import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('support_reads')
export class SupportReadEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('boolean', { name: 'by_operations' }) byOperations: boolean;
  @Column('integer') through: number;
}
