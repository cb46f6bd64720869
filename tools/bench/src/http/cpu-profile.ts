// Divides the CPU time of a profile among the parts of handling a request.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

export const PARTS = [
  'session',
  'user',
  'guards',
  'handler',
  'serialization',
  'SQL',
  'logging',
  'framework',
  'node',
] as const;
export type Part = (typeof PARTS)[number];

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: Frame;
  children?: readonly number[];
}

/** The format returned by the inspector's `Profiler.stop`. */
export interface Profile {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  /** Microseconds since the previous sample. */
  timeDeltas: readonly number[];
}

/**
 * A profile, and the CPU time that the process used meanwhile, because samples also cover times when the process had no
 * core.
 */
export interface Recording {
  profile: Profile;
  cpuMicroseconds: number;
}

/** Finds the source of a frame; frames of our bundle are traced back by its source map. */
export type Locate = (frame: Frame) => string;

/** The first matching rule decides the part. */
const RULES: readonly (readonly [RegExp, Part])[] = [
  [
    /node_modules\/(express-session|connect-pg-simple|cookie|cookie-signature|uid-safe|random-bytes|on-headers|passport|passport-\w+|pause)\//,
    'session',
  ],
  [/identity\/(http\/(sessions|cookies|session-)|sessions\.|infra\/[\w-]*session)/, 'session'],
  [/modules\/identity\/(infra|identity\.service)/, 'user'],
  [/node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+|typeorm)\/|platform\/database\//, 'SQL'],
  [
    /node_modules\/(pino[\w-]*|sonic-boom|thread-stream|quick-format-unescaped|safe-stable-stringify|@pinojs)\/|platform\/logging/,
    'logging',
  ],
  [
    /node_modules\/(rate-limiter-flexible|class-validator|class-transformer|validator)\/|@nestjs\/(core\/(guards|pipes)|common\/pipes)\//,
    'guards',
  ],
  [/platform\/http\//, 'guards'],
  [/presenter|express\/lib\/response|node_modules\/(etag|fresh)\//, 'serialization'],
  [/\/apps\/api\/|\/libs\/(contracts|pricing|geo)\//, 'handler'],
  [/node_modules\//, 'framework'],
  [/^node:(_http|internal\/http|_http_)/, 'node'],
];

export const partOf = (source: string): Part | null => RULES.find(([pattern]) => pattern.test(source))?.[1] ?? null;

/**
 * CPU microseconds by part. A function's own time belongs to the part of its file. Time of Node's internals, such as
 * writing to a socket, belongs to the nearest caller whose file has a part, otherwise to `node`. Waiting is not
 * included.
 */
export function divide(
  { profile: { nodes, samples, timeDeltas }, cpuMicroseconds }: Recording,
  locate: Locate,
): Map<Part, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, Part | null>();
  const visit = (node: ProfileNode, inherited: Part | null): void => {
    const idle = node.callFrame.functionName === '(idle)';
    const part = idle ? null : (partOf(locate(node.callFrame)) ?? inherited);
    parts.set(node.id, idle ? null : (part ?? 'node'));
    for (const child of node.children ?? []) visit(byId.get(child)!, part);
  };
  const [root] = nodes;
  if (root) visit(root, null);
  const times = new Map<Part, number>(PARTS.map((part) => [part, 0]));
  for (const [index, sample] of samples.entries()) {
    const part = parts.get(sample);
    if (part) times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const sampled = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([part, time]) => [part, sampled === 0 ? 0 : (time / sampled) * cpuMicroseconds]));
}

/** Helpers that the bundler adds. They come from no file, so they have no source map. */
const BUNDLER_RUNTIME = /\/chunks\/rolldown-runtime-[\w-]+\.js$/;

/**
 * Traces frames of the built API back to our sources.
 * @throws Error when a file of the built API has no source map, because its time would count as that of our handlers
 */
export function locateSources(): Locate {
  const maps = new Map<string, SourceMap>();
  const mapOf = (url: string): SourceMap => {
    const map = maps.get(url) ?? readMap(url);
    maps.set(url, map);
    return map;
  };
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.includes('/dist/apps/api/')) return url;
    if (BUNDLER_RUNTIME.test(url)) return '/node_modules/rolldown/runtime.js';
    const entry = mapOf(url).findEntry(lineNumber, columnNumber);
    // The paths are relative to the bundle; only the part inside the project matters.
    return entry && 'originalSource' in entry ? `/${entry.originalSource.replace(/^(file:\/\/|\.\.\/)*/, '')}` : url;
  };
}

function readMap(url: string): SourceMap {
  const file = `${fileURLToPath(url)}.map`;
  if (!existsSync(file))
    throw new Error(`${file} does not exist, so the profile cannot be divided: build the API again.`);
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
}
