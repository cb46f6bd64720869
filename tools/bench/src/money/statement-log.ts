// Reads what PostgreSQL writes down of statements and their parameters, so that they can be done again without us.

export interface Statement {
  sql: string;
  /** As text; null is NULL. */
  parameters: (string | null)[];
  /** Of a prepared statement. */
  name?: string;
}

/** What one connection did from a BEGIN to its COMMIT, or one statement by itself. */
export type Unit = Statement[];

/** The prefix that `PREFIX` makes: when, which process, which program. */
export const PREFIX = '%m [%p] <%a> ';
const LINE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \S+ \[(\d+)\] <([^>]*)> (LOG|DETAIL): +(.*)$/;

interface Entry {
  process: string;
  program: string;
  kind: string;
  text: string;
}

/** @param programs whose statements count, by `application_name` */
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
  // What had begun before, or goes on after, the log is not whole.
  return units.filter(isWhole);
}

/** Splits the log at its marks, statements of the form `SELECT 'step: name'`. What precedes the first mark is dropped. */
export function stepsIn(log: string): { step: string; log: string }[] {
  const [, ...parts] = log.split(/^.*(?:statement|execute [^:]+): SELECT 'step: ([^']+)'$/m);
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    step: parts[index * 2]!,
    log: parts[index * 2 + 1]!,
  }));
}

/** The statement that marks a step in the log. */
export const markOf = (step: string): string => `SELECT 'step: ${step}'`;

/** Entries with the lines that continue them. */
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

/** `$1 = 'it''s', $2 = NULL` */
function parametersIn(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value]) =>
    value === 'NULL' ? null : value!.slice(1, -1).replaceAll("''", "'"),
  );
}

function isWhole(unit: Unit): boolean {
  const [first, last] = [unit[0]?.sql ?? '', unit[unit.length - 1]?.sql ?? ''];
  return /^(BEGIN|START TRANSACTION)/i.test(first) ? /^(COMMIT|ROLLBACK)/i.test(last) : unit.length === 1;
}
