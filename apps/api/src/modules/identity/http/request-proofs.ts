import { Injectable } from '@nestjs/common';
import type { FreshProofRequest } from '@groupride/contracts';
import type { Request } from 'express';
import type { Proof } from '../fresh-proof.service';
import { SessionsFacade } from '../sessions.facade';
import { Browsers } from './browsers';

/** What a request proves about who sends it. */
@Injectable()
export class RequestProofs {
  constructor(
    private readonly sessions: SessionsFacade,
    private readonly browsers: Browsers,
  ) {}

  async of(request: Request, { code }: FreshProofRequest): Promise<Proof> {
    const sessionKey = (await this.sessions.sessionOf(request))?.id ?? null;
    const { browser } = this.browsers.requesterOf(request);
    return { code, sessionKey, browser };
  }
}
