import type { MigrationInterface } from 'typeorm';
import { migrations } from './migrations';

const UNDEFINED_TABLE = '42P01';

/**
 * @param read runs a statement
 * @returns names of the migrations that this release has and the database lacks, oldest first
 */
export async function missingMigrations(read: (sql: string) => Promise<{ name: string }[]>): Promise<string[]> {
  const applied = new Set((await appliedMigrations(read)).map(({ name }) => name));
  return migrations.map(nameOf).filter((name) => !applied.has(name));
}

/** As TypeORM names them. */
function nameOf(Migration: new () => MigrationInterface): string {
  return new Migration().name ?? Migration.name;
}

async function appliedMigrations(read: (sql: string) => Promise<{ name: string }[]>): Promise<{ name: string }[]> {
  try {
    return await read('SELECT name FROM migrations');
  } catch (error) {
    // Nothing was ever migrated here.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
