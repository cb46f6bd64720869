import { Injectable } from '@nestjs/common';
import type { FreshProofRequest } from '@groupride/contracts';
import type { Request } from 'express';
import { Database } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import { FreshProof, type Proof } from '../fresh-proof.service';
import { ProofsFacade } from '../proofs.facade';
import { SessionsFacade } from '../sessions.facade';
import { Browsers } from './browsers';

/** Checks the identity proof that a request carries. */
@Injectable()
export class RequestProofs extends ProofsFacade {
  constructor(
    private readonly sessions: SessionsFacade,
    private readonly browsers: Browsers,
    private readonly proofs: FreshProof,
    private readonly database: Database,
  ) {
    super();
  }

  async of(request: Request, { code }: FreshProofRequest): Promise<Proof> {
    const sessionKey = (await this.sessions.sessionOf(request))?.id ?? null;
    const { browser } = this.browsers.requesterOf(request);
    return { code, sessionKey, browser };
  }

  async require({ userId }: Principal, request: Request, proof: FreshProofRequest): Promise<void> {
    await this.database.transaction(await this.proofs.check(userId, await this.of(request, proof)));
  }
}
