// The program behind each of the three web addresses of `npm start`.
import { basename } from 'node:path';
import { drainable } from './drain';
import { createWebServer } from './web-server';

/** Open requests get this long to finish when the server is stopped. */
const REQUESTS_MS = 8_000;

function required(variable: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`${variable} is missing`);
  return value;
}

const folder = required('WEB_FOLDER');
const server = createWebServer({
  folder,
  apiUrl: required('API_URL'),
  stripeScriptUrl: required('STRIPE_SCRIPT_URL'),
  app: basename(folder).replace(/-web$/, ''),
});
const drain = drainable(server);
server.listen({ port: Number(required('PORT')), host: process.env.HOST ?? '127.0.0.1' }, () =>
  console.log('listening'),
);
let signals = 0;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    void drain(REQUESTS_MS).then(() => process.exit(0));
  });
}
