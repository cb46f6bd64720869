// Runs the PostgreSQL server as its account and ends it properly: on SIGTERM or SIGINT, and when the launcher is gone.
import { spawn } from 'node:child_process';

const [program, uid, gid, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('usage: postgres-host.mjs <program> <uid or -> <gid or -> <arguments …>');

const server = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  cwd: '/',
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
});
// SIGINT is PostgreSQL's "fast shutdown": sessions are ended, everything is written.
const stop = () => server.kill('SIGINT');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
process.on('disconnect', stop);
process.channel?.unref();
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));
