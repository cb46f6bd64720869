import { Agent, get as httpGet } from 'node:http';

export interface Answer {
  status: number;
  body: Buffer;
}

/** A client for one server over keep-alive connections. */
export class HttpClient {
  private readonly agent: Agent;

  constructor(
    private readonly base: string,
    concurrency: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  }

  /** @throws Error when the status is not 200 */
  async get(path: string): Promise<Buffer> {
    const { status, body } = await this.ask(path);
    if (status !== 200) throw new Error(`${this.base}${path} answered ${status}: ${body.toString().slice(0, 200)}`);
    return body;
  }

  close(): void {
    this.agent.destroy();
  }

  private ask(path: string): Promise<Answer> {
    return new Promise((done, fail) => {
      const request = httpGet(
        `${this.base}${path}`,
        { agent: this.agent, headers: { 'Accept-Encoding': 'gzip' } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', fail);
          response.once('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
        },
      );
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection just as it was reused.
        if (request.reusedSocket && error.code === 'ECONNRESET') this.ask(path).then(done, fail);
        else fail(error);
      });
    });
  }
}
