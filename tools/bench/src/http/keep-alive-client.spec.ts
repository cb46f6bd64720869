import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KeepAliveClient, requestBytes } from './keep-alive-client';

let server: Server;
let opened = 0;
let client: KeepAliveClient;

beforeAll(async () => {
  server = createServer(
    (request, response) =>
      void (request.url === '/gone' ? response.writeHead(204).end() : response.end(`${request.method} ${request.url}`)),
  );
  server.on('connection', () => (opened += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new KeepAliveClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2);
});
afterAll(() => {
  client.close();
  server.close();
});

const get = async (path: string, status = 200) =>
  (await client.send(requestBytes('GET', path), status)).body.toString();

describe('the client of the benchmark', () => {
  it('reuses its connections and opens no more than allowed', async () => {
    expect(await Promise.all([get('/a'), get('/b')])).toEqual(['GET /a', 'GET /b']);
    expect(await get('/gone', 204)).toBe('');
    expect(await get('/c')).toBe('GET /c');
    expect(opened).toBe(2);
    const three = await Promise.allSettled([get('/a'), get('/b'), get('/c')]);
    expect(three.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('opens another connection when the server has closed an idle one', async () => {
    await get('/a');
    server.closeIdleConnections();
    expect(await get('/a')).toBe('GET /a');
  });

  it('rejects an unexpected status', async () => {
    await expect(get('/gone')).rejects.toThrow('expected 200, got 204');
  });
});
