// The program behind each of the three web addresses of `npm start`.
import { basename } from 'node:path';
import { createWebServer } from './web-server';

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
server.listen({ port: Number(required('PORT')), host: process.env.HOST ?? '127.0.0.1' }, () => console.log('listening'));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Sockets that were passed on to the API never become idle.
    server.closeAllConnections();
    setTimeout(() => process.exit(0), 500).unref();
  });
}
