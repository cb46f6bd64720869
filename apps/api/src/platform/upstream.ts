/**
 * A map service is unavailable, slow, or does not respond as documented. The message never contains an address, because
 * addresses contain keys.
 */
export class UpstreamFault extends Error {
  constructor(
    readonly service: string,
    what: string,
  ) {
    super(`${service}: ${what}`);
  }
}

export interface UpstreamAnswer {
  status: number;
  body: object;
}

export interface UpstreamSetting {
  /** Name for messages. */
  service: string;
  base: string;
  timeoutMs: number;
  /** Largest response in bytes. */
  largest: number;
}

export const UPSTREAM_DEFAULTS = { timeoutMs: 4000, largest: 4 * 1024 * 1024 } as const;

/**
 * Requests JSON from one map service at a fixed address. Callers give the path in parts, which are escaped, and the
 * parameters by name.
 */
export class Upstream {
  constructor(private readonly setting: UpstreamSetting) {}

  get(path: readonly string[], parameters: Record<string, string | undefined>): Promise<UpstreamAnswer> {
    const url = this.address(path);
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
    return this.ask(url, {});
  }

  post(path: readonly string[], body: object): Promise<UpstreamAnswer> {
    return this.ask(this.address(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private address(path: readonly string[]): URL {
    // "." and ".." would still change the path after escaping.
    if (path.some((part) => part === '.' || part === '..' || part === ''))
      throw new UpstreamFault(this.setting.service, 'a part of the path is empty or leads elsewhere');
    // Commas and semicolons separate coordinates and need no escaping in a path.
    const escaped = path.map((part) => encodeURIComponent(part).replaceAll('%2C', ',').replaceAll('%3B', ';'));
    return new URL(escaped.join('/'), this.setting.base.endsWith('/') ? this.setting.base : `${this.setting.base}/`);
  }

  private async ask(url: URL, init: RequestInit): Promise<UpstreamAnswer> {
    const { service, timeoutMs } = this.setting;
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const text = await this.read(answer);
      return { status: answer.status, body: parse(service, text) };
    } catch (error) {
      if (error instanceof UpstreamFault) throw error;
      throw new UpstreamFault(
        service,
        error instanceof Error && error.name === 'TimeoutError'
          ? `no answer within ${timeoutMs} ms`
          : 'cannot be reached',
      );
    }
  }

  private async read(answer: Response): Promise<string> {
    const { service, largest } = this.setting;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > largest) throw new UpstreamFault(service, `the answer is larger than ${largest} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }
}

/** All of these services respond with an object. */
function parse(service: string, text: string): object {
  const body = json(service, text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UpstreamFault(service, 'the answer is no object');
  return body;
}

function json(service: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UpstreamFault(service, 'the answer is not JSON');
  }
}
