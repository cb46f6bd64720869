// Forwards requests from a web server to the API, which may run in several processes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { forward } from './forward';
import { stickyKey } from './headers';
import { forwardUpgrade } from './upgrade';
import { Upstreams } from './upstreams';

export interface ApiProxyOptions {
  /** Addresses of the API processes without a path, comma separated. */
  readonly apiUrl: string;
  /** Which application the web server serves: rider, driver or admin. */
  readonly app: string;
}

const isSocketPath = (url = ''): boolean => url.startsWith('/socket.io/');

export class ApiProxy {
  private readonly upstreams: Upstreams;

  constructor(private readonly options: ApiProxyOptions) {
    this.upstreams = new Upstreams(options.apiUrl);
    this.upstreams.watch();
  }

  pass(request: IncomingMessage, response: ServerResponse): void {
    void forward(request, response, this.upstreams.inOrder(this.keyOf(request)), this.options.app);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    void forwardUpgrade(request, socket, head, this.upstreams.inOrder(this.keyOf(request)), this.options.app);
  }

  close(): void {
    this.upstreams.close();
  }

  /** All requests of a Socket.IO session must reach the process that holds the session. */
  private keyOf(request: IncomingMessage): string | undefined {
    return isSocketPath(request.url) ? stickyKey(request, this.options.app) : undefined;
  }
}
