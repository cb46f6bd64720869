import { Redis } from 'ioredis';

const FAILURE_DELAY_MS = 250;

/**
 * Rejects late and never unhandled. The Socket.IO adapter repeats a failed read at once and does not await its
 * subscriptions: without this, a lost connection would keep the processor busy or end the process.
 */
export class PatientRedis extends Redis {
  override sendCommand(...parameters: Parameters<Redis['sendCommand']>): unknown {
    const answer = (super.sendCommand(...parameters) as Promise<unknown>).catch(async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, FAILURE_DELAY_MS).unref());
      throw error;
    });
    answer.catch(() => undefined);
    return answer;
  }
}
