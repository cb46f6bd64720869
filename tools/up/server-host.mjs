// Runs a database server, under another account if given, and stops it cleanly on SIGTERM or SIGINT and when the
// launcher is gone.
import { spawn } from 'node:child_process';

const [program, uid, gid, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('usage: server-host.mjs <program> <uid or -> <gid or -> <arguments …>');

const server = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  cwd: '/',
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
});
// SIGINT is PostgreSQL's "fast shutdown", which ends sessions and writes everything. It stops Redis, too.
const stop = () => server.kill('SIGINT');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
process.on('disconnect', stop);
process.channel?.unref();
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));
