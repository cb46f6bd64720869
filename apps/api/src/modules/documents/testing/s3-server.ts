import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  url: string;
  /** Objects by "bucket/key". */
  objects: Map<string, Buffer>;
  /** Responds to every request with this status while it is set. */
  fails: number | undefined;
  stop: () => Promise<void>;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The signature that AWS Signature Version 4 requires for a request.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function signatureOf(
  { method, url = '', headers }: IncomingMessage,
  names: string,
  scope: string,
  secret: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

/** A fake of Amazon S3 that writes, reads and deletes objects for one key pair. */
export async function startS3Server(keyId: string, secret: string): Promise<S3Server> {
  const state = { objects: new Map<string, Buffer>(), fails: undefined as number | undefined };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = Buffer.concat(parts);
        if (state.fails !== undefined) return refuse(response, state.fails, 'InternalError');
        const authorization = request.headers.authorization ?? '';
        const [, id, scope = '', names = '', signature] =
          /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
            authorization,
          ) ?? [];
        const payload = request.headers['x-amz-content-sha256'];
        if (id !== keyId || signature !== signatureOf(request, names, scope, secret))
          return refuse(response, 403, 'SignatureDoesNotMatch');
        if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
          return refuse(response, 400, 'XAmzContentSHA256Mismatch');
        const name = new URL(request.url ?? '', 'http://s3').pathname.slice(1);
        if (request.method === 'PUT') {
          state.objects.set(name, body);
          return response.writeHead(200, { ETag: '"1"' }).end();
        }
        if (request.method === 'DELETE') {
          state.objects.delete(name);
          return response.writeHead(204).end();
        }
        const object = state.objects.get(name);
        return object ? response.writeHead(200).end(object) : refuse(response, 404, 'NoSuchKey');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}
