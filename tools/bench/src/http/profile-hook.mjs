// Loaded into the API by the benchmark (`--import`), never in production: records CPU profiles on request.
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

/** Each sample interrupts the program, so a shorter interval would distort the result. */
const INTERVAL_MICROSECONDS = 1000;
const session = new Session();
let cpuAtStart = process.cpuUsage();

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  '/start': async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS });
    await session.post('Profiler.start');
    cpuAtStart = process.cpuUsage();
    return {};
  },
  '/stop': async () => {
    const { user, system } = process.cpuUsage(cpuAtStart);
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return { profile, cpuMicroseconds: user + system };
  },
};

const server = createServer((request, response) => {
  const command = commands[request.url ?? ''];
  Promise.resolve(command?.()).then(
    (answer) => response.end(JSON.stringify(answer ?? null)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
// The migrations load this too, and exit before the API listens.
server.listen(Number(process.env.BENCH_PROFILE_PORT), '127.0.0.1').unref();
