// `npm run test:client -- 20 22 24`: tests the packed client on these versions of Node.js, which npm installs.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './preflight.mjs';

await prepare();
const versions = process.argv.slice(2);
if (versions.length === 0) versions.push('20', '22', '24');
const nodes = versions.map((version) => {
  const print = 'process.stdout.write(process.execPath)';
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-e', print];
  const path = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  console.log(`Node ${version}: ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}, ${path}`);
  return path;
});
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), 'api', 'client-package'], {
  env: { ...process.env, GROUPRIDE_CLIENT_NODES: nodes.join(',') },
  stdio: 'inherit',
});
process.exit(status ?? 1);
