import { markOf, stepsIn, unitsIn } from './statement-log';

const at = '2026-11-21 15:00:00.123 UTC';
const LOG = [
  `${at} [7] <groupride> LOG:  statement: BEGIN`,
  `${at} [8] <groupride> LOG:  execute <unnamed>: SELECT 1`,
  `${at} [9] <groupride-jobs> LOG:  execute <unnamed>: SELECT 2`,
  `${at} [7] <groupride> LOG:  execute q1: INSERT INTO rides`,
  `\t(name) VALUES ($1)`,
  `${at} [7] <groupride> DETAIL:  Parameters: $1 = 'it''s, $2 = ''x''', $2 = NULL`,
  `${at} [7] <groupride> LOG:  statement: COMMIT`,
  `${at} [7] <groupride> LOG:  statement: SELECT 3`,
].join('\n');

describe('the log of statements', () => {
  it('is read as the statements of each connection, with their parameters', () => {
    expect(unitsIn(LOG, (program) => program === 'groupride')).toEqual([
      [
        { sql: 'BEGIN', parameters: [] },
        { sql: 'INSERT INTO rides\n(name) VALUES ($1)', parameters: ["it's, $2 = 'x'", null], name: 'q1' },
        { sql: 'COMMIT', parameters: [] },
      ],
      [{ sql: 'SELECT 1', parameters: [] }],
      [{ sql: 'SELECT 3', parameters: [] }],
    ]);
  });

  it('is split at the marks between requests', () => {
    const log = [
      LOG,
      `${at} [5] <bench> LOG:  statement: ${markOf('POST /api/rides')}`,
      `${at} [8] <groupride> LOG:  execute <unnamed>: SELECT 4`,
    ].join('\n');
    const [first, ...others] = stepsIn(log);
    expect(others).toEqual([]);
    expect(first?.step).toBe('POST /api/rides');
    expect(unitsIn(first?.log ?? '', () => true)).toEqual([[{ sql: 'SELECT 4', parameters: [] }]]);
  });
});
