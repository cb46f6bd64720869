import { Injectable } from '@nestjs/common';
import { ReportDatabase } from '../../../platform/database/report-database';
import { PERSON_DATA } from './person-data';
import { PersonDataRepository, type PersonData } from '../person-data.repository';

@Injectable()
export class SqlPersonDataRepository extends PersonDataRepository {
  constructor(private readonly database: ReportDatabase) {
    super();
  }

  async of(personId: number): Promise<PersonData | null> {
    const data: PersonData = {};
    for (const { name, table, where, without = [] } of PERSON_DATA) {
      const rows = await this.database.query<{ row: unknown }>(
        `SELECT to_jsonb(r) - $2::text[] AS row FROM ${table} r WHERE ${where}`,
        [personId, [...without]],
      );
      if (name === 'account' && rows.length === 0) return null;
      data[name] = rows.map(({ row }) => row);
    }
    return data;
  }
}
