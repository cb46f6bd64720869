import { API_VERSION, ConfigError, readConfig, type SandboxConfig } from './config';
import { startSandbox } from './sandbox';

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function configuration(): SandboxConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

function explained(error: unknown, { host, port }: SandboxConfig): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) };
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is taken. Set PORT to a free one.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'DATABASE_URL: nothing answers there. Start PostgreSQL or correct the address.';
  return `The sandbox could not start: ${message}`;
}

const config = configuration();
const sandbox = await startSandbox(config).catch((error: unknown) => giveUp(explained(error, config)));
print({
  level: 'info',
  msg: 'stripe sandbox listening',
  url: `http://${config.host}:${sandbox.port}`,
  apiVersion: API_VERSION,
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(error instanceof Error ? error.message : String(error)),
    );
  });
}
