import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('venmo_accounts')
export class VenmoAccountEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('text') username: string;
}
