import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Passes connections on to PostgreSQL.
 * @param accept called for each connection with the way to PostgreSQL. What it returns sees all that the client sends, and says whether it gets through
 * @returns an address to use instead of the database's
 */
export async function proxyTo(
  databaseUrl: string,
  accept: (far: Socket) => (chunk: Buffer) => boolean,
): Promise<string> {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const server = createServer((near) => {
    const far = connect({ host, port });
    const passes = accept(far);
    near.on('data', (chunk: Buffer) => {
      if (passes(chunk)) far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}
