// Parses statements and their parameters from PostgreSQL's log, so that they can be replayed without the API.

export interface Statement {
  sql: string;
  /** Parameters as text; null for NULL. */
  parameters: (string | null)[];
  /** Name of a prepared statement. */
  name?: string;
}

/** The statements of one connection from BEGIN to COMMIT, or a single statement. */
export type Unit = Statement[];

/** The log prefix: time, process, program. */
export const PREFIX = '%m [%p] <%a> ';
const LINE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \S+ \[(\d+)\] <([^>]*)> (LOG|DETAIL): +(.*)$/;

interface Entry {
  process: string;
  program: string;
  kind: string;
  text: string;
}

/** @param counts whether to include a program, by its `application_name` */
export function unitsIn(log: string, counts: (program: string) => boolean): Unit[] {
  const units: Unit[] = [];
  const open = new Map<string, Unit>();
  const last = new Map<string, Statement>();
  for (const { process, program, kind, text } of entriesIn(log)) {
    if (!counts(program)) continue;
    if (kind === 'DETAIL') {
      const parameters = /^[Pp]arameters: ([\s\S]*)$/.exec(text)?.[1];
      const statement = last.get(process);
      if (parameters !== undefined && statement) statement.parameters = parametersIn(parameters);
      continue;
    }
    const [, name, body] = /^(?:statement|execute ([^:]+)): ([\s\S]*)$/.exec(text) ?? [];
    if (body === undefined) continue;
    const sql = body.trim();
    const statement: Statement = {
      sql,
      parameters: [],
      ...(name === undefined || name === '<unnamed>' ? {} : { name }),
    };
    last.set(process, statement);
    const begins = /^(BEGIN|START TRANSACTION)/i.test(sql);
    const unit = begins ? [] : (open.get(process) ?? []);
    if (unit.length === 0) units.push(unit);
    unit.push(statement);
    if (begins) open.set(process, unit);
    if (/^(COMMIT|ROLLBACK)(?! TO)/i.test(sql)) open.delete(process);
  }
  // Drops units that the log does not contain completely.
  return units.filter(isWhole);
}

/**
 * Splits the log at its marks, which are statements of the form `SELECT 'step: name'`. Anything before the first mark
 * is dropped.
 */
export function stepsIn(log: string): { step: string; log: string }[] {
  const [, ...parts] = log.split(/^.*(?:statement|execute [^:]+): SELECT 'step: ([^']+)'$/m);
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    step: parts[index * 2]!,
    log: parts[index * 2 + 1]!,
  }));
}

/** The statement that marks a step in the log. */
export const markOf = (step: string): string => `SELECT 'step: ${step}'`;

/** Log entries with their continuation lines. */
function entriesIn(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const [, process, program, kind, text] = LINE.exec(line) ?? [];
    if (process !== undefined && program !== undefined && kind !== undefined && text !== undefined)
      entries.push({ process, program, kind, text });
    else if (line.startsWith('\t') && entries.length > 0) entries[entries.length - 1]!.text += `\n${line.slice(1)}`;
  }
  return entries;
}

/** Parses `$1 = 'it''s', $2 = NULL`. */
function parametersIn(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value]) =>
    value === 'NULL' ? null : value!.slice(1, -1).replaceAll("''", "'"),
  );
}

function isWhole(unit: Unit): boolean {
  const [first, last] = [unit[0]?.sql ?? '', unit[unit.length - 1]?.sql ?? ''];
  return /^(BEGIN|START TRANSACTION)/i.test(first) ? /^(COMMIT|ROLLBACK)/i.test(last) : unit.length === 1;
}
