import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './installed-client';

const ROOT = join(import.meta.dirname, '../../../..');
const PAGES = join(ROOT, 'docs/api');
/** Snippets that only show a message and are not run. */
const SHOWN = new Set(['http', 'json']);
const PROGRAMS = new Set(['js', 'ts']);

interface Snippet {
  /** Page and position, as in `webhooks.md 2`. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** Their snippets need a sandbox, whose clock some of them move. */
const OF_OTHER_SPECS: readonly string[] = ['sandbox.md', 'group-payments.md'];

/** Every snippet of every page that somebody could run. */
const all: readonly Snippet[] = readdirSync(PAGES)
  .filter((file) => file.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(join(PAGES, page), 'utf8').matchAll(/^ *```(\S*)\n([\s\S]*?)^ *```$/gm)]
      .map(([, language = '', code = '']) => ({ language, code }))
      .filter(({ language }) => !SHOWN.has(language))
      .map((snippet, index) => ({ ...snippet, name: `${page} ${index + 1}` })),
  );

/** Those that need no sandbox. */
export const snippets = all.filter(({ name }) => !OF_OTHER_SPECS.includes(name.split(' ', 1)[0]!));

export interface Values {
  /** Address of the API, without a path. */
  url: string;
  origin: string;
  token: string;
  rideId: number;
  /** For programs that listen. */
  port: number;
}

export interface Running {
  readonly pid: number;
  output(): string;
  errors(): string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** Runs snippets in a folder where the client is installed, and remembers which. */
export class Guide {
  readonly run = new Set<string>();

  constructor(private readonly folder: string) {}

  start(name: string, values: Values, env: Record<string, string> = {}): Running {
    const snippet = all.find((each) => each.name === name);
    if (!snippet) throw new Error(`there is no snippet ${name}`);
    const isProgram = PROGRAMS.has(snippet.language);
    if (!isProgram && snippet.language !== 'sh') throw new Error(`${name}: nothing runs ${snippet.language}`);
    this.run.add(name);
    if (!isProgram) return this.launch('sh', ['-e'], env, shellOf(snippet.code, values));
    const file = `snippet-${this.run.size}.${snippet.language === 'ts' ? 'mts' : 'mjs'}`;
    writeFileSync(join(this.folder, file), programOf(snippet.code, values));
    if (snippet.language === 'ts') {
      const { output } = compile(this.folder, file);
      if (output) throw new Error(output);
    }
    const loader = snippet.language === 'ts' ? ['--import', join(ROOT, 'node_modules/tsx/dist/loader.mjs')] : [];
    return this.launch(process.execPath, [...loader, file], { TOKEN: values.token, ...env });
  }

  /** Runs the lines of a page one after the other in one shell. */
  startPage(page: string, values: Values): Running {
    const parts = snippets.filter(({ name, language }) => name.startsWith(`${page} `) && language === 'sh');
    for (const { name } of parts) this.run.add(name);
    return this.launch('sh', ['-e'], {}, shellOf(parts.map(({ code }) => code).join('\n'), values));
  }

  private launch(command: string, args: string[], env: Record<string, string>, input = ''): Running {
    const child = spawn(command, args, {
      cwd: this.folder,
      // Kills the process group, so that child processes end too.
      detached: true,
      env: { ...process.env, PAUSE: '0.2', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
    return { pid: child.pid!, output: () => output, errors: () => errors, ended };
  }
}

/** The lines with the values of this test; lines that depend on those of the quickstart get them. */
function shellOf(code: string, { url, token, port }: Values): string {
  const [API, TOKEN] = [`API=${url}/api`, `TOKEN=${token}`];
  const written = code
    .replace(/^API=.*$/m, API)
    .replace(/^TOKEN=.*$/m, TOKEN)
    .replace(/^PORT=.*$/m, `PORT=${port}`);
  if (written !== code) return written;
  const call = /^call\(\) .*$/m.exec(snippets.find(({ name }) => name === 'README.md 1')!.code)![0];
  return `${API}\n${TOKEN}\n${call}\n${code}`;
}

/** The program with the addresses of this test and with the client that the pages mention. */
function programOf(code: string, { url, origin, token, rideId }: Values): string {
  const written = code.replaceAll('http://localhost:3000', url).replaceAll('http://localhost:4200', origin);
  if (!/\bclient\b/.test(code) || code.includes('new GroupRideClient(')) return written;
  return `import { GroupRideClient } from '@groupride/client';
const client = new GroupRideClient(${JSON.stringify({ url, token })});
const rideId = ${rideId};
${written}`;
}
