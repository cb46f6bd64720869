import type { DataSource, EntityMetadata, Table } from 'typeorm';

/** TypeORM's own record of the migrations that have run. */
const MIGRATIONS_TABLE = 'migrations';

/**
 * Compares the entities of `source` with the tables of its database: every table needs one entity, with the same columns (type,
 * nullability, default, primary key, uniqueness), and each relation needs its foreign key. Checks, indexes, triggers and the expressions
 * of generated columns are only in the migrations.
 * @returns a sentence for each difference, none when entities and migrations agree
 */
export async function schemaDifferences(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    const names: { name: string }[] = await runner.query(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> $1 ORDER BY 1`,
      [MIGRATIONS_TABLE],
    );
    // TypeORM looks up the expressions of generated columns in a table that it makes only when it writes the schema itself.
    await runner.query(
      `CREATE TEMP TABLE typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)`,
    );
    const tables = new Map(
      (await runner.getTables(names.map(({ name }) => name))).map((table) => [baseName(table), table]),
    );
    const described = new Set(source.entityMetadatas.map(({ tableName }) => tableName));
    return [
      ...names.filter(({ name }) => !described.has(name)).map(({ name }) => `${name}: the table has no entity`),
      ...source.entityMetadatas.flatMap((entity) => {
        const table = tables.get(entity.tableName);
        return table ? differencesOf(source, entity, table) : [`${entity.name}: there is no table ${entity.tableName}`];
      }),
    ];
  } finally {
    await runner.release();
  }
}

const baseName = ({ name }: Table): string => name.split('.').at(-1) ?? name;

function differencesOf(source: DataSource, entity: EntityMetadata, table: Table): string[] {
  const at = (column: string) => `${entity.tableName}.${column}`;
  for (const column of table.columns) Object.assign(column, { generatedType: undefined, asExpression: undefined });
  const inEntity = new Set(entity.columns.map(({ databaseName }) => databaseName));
  return [
    ...table.columns
      .filter(({ name }) => !inEntity.has(name))
      .map(({ name }) => `${at(name)}: ${entity.name} lacks it`),
    ...entity.columns
      .filter(({ databaseName }) => !table.findColumnByName(databaseName))
      .map(({ databaseName }) => `${at(databaseName)}: the table lacks it`),
    ...source.driver
      .findChangedColumns(table.columns, entity.columns)
      .map(({ databaseName }) => `${at(databaseName)}: differs from ${describe(table, databaseName)}`),
    ...entity.foreignKeys
      .filter((key) => !hasForeignKey(table, key.columnNames, key.referencedTablePath, key.onDelete))
      .map((key) => `${at(key.columnNames.join(', '))}: no foreign key to ${key.referencedTablePath}`),
  ];
}

function describe(table: Table, name: string): string {
  const column = table.findColumnByName(name);
  if (!column) return 'nothing';
  const { type, isArray, precision, scale, isNullable, default: value, isPrimary, isGenerated, isUnique } = column;
  return JSON.stringify({
    type,
    isArray,
    precision,
    scale,
    isNullable,
    default: value,
    isPrimary,
    isGenerated,
    isUnique,
  });
}

const hasForeignKey = (table: Table, columns: string[], referenced: string, onDelete = 'NO ACTION'): boolean =>
  table.foreignKeys.some(
    (key) =>
      key.columnNames.join() === columns.join() &&
      key.referencedTableName.split('.').at(-1) === referenced &&
      (key.onDelete ?? 'NO ACTION') === onDelete,
  );
