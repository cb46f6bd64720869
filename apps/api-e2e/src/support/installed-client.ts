import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** An empty folder with the packed `@groupride/client` installed in it, as a user has it. */
export interface InstalledClient {
  readonly folder: string;
  remove(): void;
}

/** Builds and packs the package, and installs its tarball without a registry. */
export function installClient(): InstalledClient {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-client-'));
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  // In a folder of its own, because test files run beside each other.
  const built = join(folder, 'built');
  run(process.execPath, ['libs/client/build.mjs', built], ROOT);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], built)) as {
    filename: string;
  }[];
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed!.filename}`], folder);
  // The optional peer dependency, which would need a registry.
  symlinkSync(join(ROOT, 'node_modules/socket.io-client'), join(folder, 'node_modules/socket.io-client'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Type-checks a program in the folder. @returns the numbers of the lines with errors, and what the compiler says */
export function compile(folder: string, program: string): { lines: number[]; output: string } {
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  const compiler = join(ROOT, 'node_modules/@typescript/native-7/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, ...options, '--types', '', '--pretty', 'false', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { lines: [], output: '' };
  } catch (error) {
    const output = (error as { stdout: string }).stdout;
    return { lines: [...output.matchAll(/\((\d+),\d+\): error/g)].map(([, line]) => Number(line)), output };
  }
}

/** Runs a program in the folder. @returns what it printed, as JSON */
export async function runProgram(
  node: string,
  { folder }: InstalledClient,
  program: string,
  env: Record<string, string>,
  input = '',
): Promise<unknown> {
  const child = spawn(node, [program], { cwd: folder, env: { PATH: process.env['PATH'], ...env } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  child.stdin.end(input);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0 || errors !== '') throw new Error(`${program} ended with ${String(code)}: ${errors}`);
  return JSON.parse(output) as unknown;
}
