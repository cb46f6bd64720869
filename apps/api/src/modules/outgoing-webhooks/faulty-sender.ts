import { Injectable } from '@nestjs/common';
import { HELD_BACK_SECONDS, type WebhookFailure } from '@groupride/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { Config } from '../../config/config';
import { type StoredFault, WebhookFaultsRepository } from './webhook-faults.repository';
import { type SendResult, type SignedRequest, WebhookSender } from './webhook-sender';

/** Reported duration of a simulated timeout, which does not actually wait. */
const TIMEOUT_MS = 15_000;
const ANSWER = 'Simulated by the sandbox';

/** Sends deliveries, with the faults that engineers configured in a sandbox. Outside a sandbox it only sends. */
@Injectable()
export class FaultySender {
  constructor(
    private readonly sender: WebhookSender,
    private readonly faults: WebhookFaultsRepository,
    private readonly config: Config,
  ) {}

  /** Never throws because of the endpoint. */
  async send(endpointId: number, request: SignedRequest, signal: AbortSignal): Promise<SendResult> {
    const fault = this.config.DEMO_TOOLS ? await this.faults.take(endpointId) : null;
    if (!fault) return this.sender.send(request, signal);
    return { ...(await this.sendWith(fault, request, signal)), simulatedFault: fault.fault };
  }

  private async sendWith(
    { fault, seconds }: StoredFault,
    request: SignedRequest,
    signal: AbortSignal,
  ): Promise<SendResult> {
    switch (fault) {
      case 'server_error':
        return failed('bad_status', { status: 500, answer: ANSWER });
      case 'connection_refused':
        return failed('connection_failed');
      case 'timeout':
        return failed('timeout', { durationMs: TIMEOUT_MS });
      case 'slow': {
        await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
        const result = await this.sender.send(request, signal);
        return { ...result, durationMs: result.durationMs + seconds * 1000 };
      }
      case 'duplicate':
        await this.sender.send(request, signal);
        return this.sender.send(request, signal);
      case 'out_of_order':
        return { ...failed(null), holdSeconds: HELD_BACK_SECONDS };
    }
  }
}

const failed = (failure: WebhookFailure | null, more: Partial<SendResult> = {}): SendResult => ({
  status: null,
  failure,
  answer: null,
  retryAfterSeconds: null,
  durationMs: 0,
  ...more,
});
