// Makes the examples of the OpenAPI document from what API tests sent and got (`GROUPRIDE_RECORD=FOLDER npm run test:api`, then
// `npm run api:examples -- FOLDER`). Ids, moments and secrets are replaced, so that recording again changes little; examples that do not fit
// their schema are left out.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';

const root = join(import.meta.dirname, '..', '..', '..');
const DOCUMENT = join(root, 'libs', 'web', 'api-client', 'openapi.json');
const EXAMPLES = join(root, 'apps', 'api', 'src', 'platform', 'http', 'examples.json');
const MOST_ROWS = 1;
const LONGEST = 2500;
const FIRST_MOMENT = Date.UTC(2026, 4, 1, 12);

/**
 * @typedef {{ method: string, path: string, request: unknown, status: number, answer: unknown }} Exchange
 * @typedef {{ content?: Record<string, { schema?: object }> }} Described
 * @typedef {{ operationId: string, requestBody?: Described, responses: Record<string, Described> }} Operation
 * @typedef {{ request?: unknown, answers: Record<string, unknown> }} Example
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder with what was recorded');

/** @type {{ paths: Record<string, Record<string, Operation>> }} */
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
ajv.addSchema(document, 'openapi');

/** @type {(template: string) => RegExp} */
const patternOf = (template) =>
  new RegExp(`^${template.replace(/[.*+?^$|()[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/]+')}$`);
const routes = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      pattern: patternOf(path),
      variables: path.split('{').length,
    })),
  )
  // Fixed segments win.
  .sort((one, other) => one.variables - other.variables);

/** @type {(value: unknown) => value is object} */
const isTree = (value) => typeof value === 'object' && value !== null;

/** Beginnings of tokens, secrets and the payment provider's ids, with what follows them. */
const SECRET = /\b(gr_(?:svc|pat)_|whsec_|(?:pi|pm|re|ch|cus|seti|src|acct|tr|po|evt|dp|du|txn)_)([\w+/=-]{4,})/g;
/** Whatever else is random: 24 and more letters and digits. */
const LONG = /(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])(?<![\w-])[\w-]{24,}(?![\w-])/g;
/** @type {(secret: string) => string} */
const masked = (secret) => secret.replace(/[a-zA-Z]/g, 'x').replace(/\d/g, '0');

/** The request and the answer with ids, moments and secrets that say nothing. */
class Normal {
  /** @type {Map<string, string | number>} */
  replaced = new Map();
  ids = 0;
  uuids = 0;

  /** @param {readonly unknown[]} parts */
  constructor(parts) {
    const moments = [...new Set(JSON.stringify(parts).match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g))].sort();
    for (const [index, moment] of moments.entries())
      this.replaced.set(moment, new Date(FIRST_MOMENT + index * 60_000).toISOString());
    const days = [...new Set(JSON.stringify(parts).match(/(?<=")202[6-9]-\d\d-\d\d(?=")/g))].sort();
    for (const [index, day] of days.entries())
      this.replaced.set(day, new Date(FIRST_MOMENT + index * 86_400_000).toISOString().slice(0, 10));
  }

  /** @type {(value: unknown, key?: string) => unknown} */
  of(value, key = '') {
    if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map((each) => this.of(each, key));
    if (isTree(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.of(part, name)]));
    if (typeof value === 'number' && /(^id|Ids?)$/.test(key)) return this.instead(`id ${value}`, () => (this.ids += 1));
    return typeof value === 'string' ? this.text(value) : value;
  }

  /** @param {string} text */
  text(text) {
    const moment = this.replaced.get(text);
    if (typeof moment === 'string') return moment;
    return text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (uuid) =>
        String(this.instead(uuid, () => `00000000-0000-4000-8000-${String((this.uuids += 1)).padStart(12, '0')}`)),
      )
      .replace(SECRET, (_, prefix = '', secret = '') => `${prefix}${masked(secret)}`)
      .replace(LONG, (word) => (word.startsWith('00000000-') ? word : masked(word)))
      .replace(/\b(127\.0\.0\.1|localhost):\d+/g, '$1:3000');
  }

  /** @type {(key: string, make: () => string | number) => string | number} */
  instead(key, make) {
    const known = this.replaced.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.replaced.set(key, made);
    return made;
  }
}

/** @type {(route: typeof routes[number], ...place: string[]) => (value: unknown) => boolean} */
function validatorOf({ path, method }, ...place) {
  const keys = ['paths', path, method, ...place, 'content', 'application/json', 'schema'];
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.compile({ $ref: `openapi#/${pointer}` });
}

const isProblem = ajv.compile({ $ref: 'openapi#/components/schemas/Problem' });

/** Long enough to show something, short enough to read; equally good ones by their text. @type {(value: unknown) => string} */
const rank = (value) => {
  const text = JSON.stringify(value) ?? '';
  const filled = (text.match(/:(?!null|\[\]|"")/g) ?? []).length;
  return `${String(1000 - Math.min(999, filled)).padStart(4, '0')} ${text}`;
};

/** @type {Map<string, Example>} */
const examples = new Map();
/** @type {Map<string, unknown>} */
const problems = new Map();

/** @type {(old: unknown, made: unknown) => boolean} */
const isBetter = (old, made) => old === undefined || rank(made) < rank(old);
/** @type {(value: unknown) => boolean} */
const isShort = (value) => (JSON.stringify(value) ?? '').length <= LONGEST;

/** @param {Exchange} exchange */
function take({ method, path, request, status, answer }) {
  const [plain = ''] = path.split('?', 1);
  const route = routes.find((each) => each.method.toUpperCase() === method && each.pattern.test(plain));
  if (!route) return;
  const normal = new Normal([request, answer]);
  const [sent, got] = [normal.of(request), normal.of(answer)];
  if (status >= 400) {
    const { code } = /** @type {{ code?: string }} */ (isTree(got) ? got : {});
    if (code !== undefined && status < 500 && isShort(got) && isBetter(problems.get(code), got) && isProblem(got))
      problems.set(code, got);
    return;
  }
  const { operationId, requestBody, responses } = route.operation;
  const example = examples.get(operationId) ?? { answers: {} };
  const fits = (/** @type {unknown} */ value, /** @type {string[]} */ ...place) =>
    isShort(value) && validatorOf(route, ...place)(value);
  if (requestBody?.content?.['application/json'] && isBetter(example.request, sent) && fits(sent, 'requestBody'))
    example.request = sent;
  if (
    responses[status]?.content?.['application/json'] &&
    isBetter(example.answers[status], got) &&
    fits(got, 'responses', String(status))
  )
    example.answers[status] = got;
  if (example.request !== undefined || Object.keys(example.answers).length > 0) examples.set(operationId, example);
}

const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
for (const file of files.sort())
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) if (line !== '') take(JSON.parse(line));

/** @type {<T>(entries: Iterable<[string, T]>) => Record<string, T>} */
const sorted = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
const text = JSON.stringify({ calls: sorted(examples), problems: sorted(problems) });
writeFileSync(EXAMPLES, await prettier.format(text, { ...(await prettier.resolveConfig(EXAMPLES)), parser: 'json' }));

const expected = routes.flatMap(({ operation: { requestBody, responses } }) => [
  ...(requestBody?.content?.['application/json'] ? ['request'] : []),
  ...Object.values(responses).flatMap(({ content }) => (content?.['application/json'] ? ['answer'] : [])),
]);
const made = [...examples.values()].flatMap(({ request, answers }) => [
  ...(request === undefined ? [] : ['request']),
  ...Object.keys(answers).map(() => 'answer'),
]);
const count = (/** @type {string[]} */ of, /** @type {string} */ kind) => of.filter((each) => each === kind).length;
process.stdout.write(
  `${count(made, 'request')} of ${count(expected, 'request')} requests, ${count(made, 'answer')} of ${count(expected, 'answer')} answers, ${problems.size} codes\n`,
);
