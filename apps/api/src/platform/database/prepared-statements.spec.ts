import { isOutdatedPlan, PreparedStatements } from './prepared-statements';

const named = (statements: PreparedStatements, sql: string, times: number) =>
  Array.from({ length: times }, () => statements.nameOf(sql)).at(-1);

describe('prepared statements', () => {
  it('are repeated statements, each under its own permanent name', () => {
    const statements = new PreparedStatements();
    expect(named(statements, 'SELECT 1', 4)).toBeUndefined();
    const name = statements.nameOf('SELECT 1');
    expect(name).toBeDefined();
    expect(statements.nameOf('SELECT 1')).toBe(name);
    expect(named(statements, 'SELECT 2', 5)).not.toBe(name);
  });

  it('get another name when their columns have changed', () => {
    const statements = new PreparedStatements();
    const name = named(statements, 'SELECT * FROM rides', 5);
    statements.rename('SELECT * FROM rides');
    expect(statements.nameOf('SELECT * FROM rides')).not.toBe(name);
    expect(isOutdatedPlan({ code: '0A000', routine: 'RevalidateCachedQuery' })).toBe(true);
    expect(isOutdatedPlan({ code: '0A000', routine: 'transformSetOperationTree' })).toBe(false);
  });

  it('are limited in number when statement texts differ each time', () => {
    const statements = new PreparedStatements();
    for (let index = 0; index < 5000; index += 1) statements.nameOf(`SELECT ${index}`);
    expect(named(statements, 'SELECT one more', 10)).toBeUndefined();
  });
});
