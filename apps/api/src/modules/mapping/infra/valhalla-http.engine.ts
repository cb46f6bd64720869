import { Upstream, UPSTREAM_DEFAULTS, UpstreamFault } from '../../../platform/upstream';
import { type ValhallaAction, ValhallaEngine } from './valhalla.engine';
import { osrmRefusal, valhallaRefusal } from './valhalla-format';

/** A remote Valhalla service. */
export class ValhallaHttpEngine extends ValhallaEngine {
  readonly service = 'valhalla';
  private readonly upstream: Upstream;

  constructor(base: string) {
    super();
    this.upstream = new Upstream({ service: 'Valhalla', base, ...UPSTREAM_DEFAULTS });
  }

  protected async ask<Answer>(action: ValhallaAction, request: object): Promise<Answer> {
    const { status, body } = await this.upstream.post([action], request);
    if (status === 200) return body as Answer;
    const {
      error = '',
      error_code: number,
      code = '',
      message = '',
    } = (body ?? {}) as { error?: string; error_code?: number; code?: string; message?: string };
    throw (
      valhallaRefusal(String(error), number) ??
      osrmRefusal(String(code), String(message)) ??
      new UpstreamFault('Valhalla', `answered ${status}`)
    );
  }
}
