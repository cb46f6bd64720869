// Headers on their way through the web server.
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Headers that speak about one connection and not about the request. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

const namedByConnection = (value: string | undefined): string[] =>
  (value ?? '').split(',').map((name) => name.trim().toLowerCase());

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * Headers of a request as the API is to see them.
 * @param app the application that this web server serves; a client cannot choose it
 */
export function requestHeaders(request: IncomingMessage, app: string): OutgoingHttpHeaders {
  const dropped = new Set([...HOP_BY_HOP, ...namedByConnection(request.headers.connection)]);
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !dropped.has(name)),
  );
  const peer = request.socket.remoteAddress ?? '';
  // Only a proxy on this machine, such as one that ends HTTPS, is believed about the browser's address and scheme.
  const before = isLoopback(peer) ? request.headers : {};
  headers['x-forwarded-for'] = [before['x-forwarded-for'], peer].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] = before['x-forwarded-proto'] ?? 'http';
  headers['x-forwarded-host'] = before['x-forwarded-host'] ?? request.headers.host;
  headers['x-forwarded-port'] = before['x-forwarded-port'] ?? String(request.socket.localPort ?? '');
  headers['x-groupride-app'] = app;
  // Set again for this connection; otherwise Node.js would send the body of a DELETE without framing.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/** @returns names and values in turn, as the API sent them, so that several Set-Cookie headers stay several */
export function responseHeaders(response: IncomingMessage): string[] {
  const dropped = new Set([...HOP_BY_HOP, ...namedByConnection(response.headers.connection)]);
  const kept: string[] = [];
  for (let index = 0; index + 1 < response.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2);
    if (!dropped.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/** Sockets stay with one process: the one of their session, or of their address before there is one. */
export function stickyKey(request: IncomingMessage, app: string): string {
  const name = `groupride.${app}.sid=`;
  const cookie = request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  return cookie ?? request.socket.remoteAddress ?? '';
}
