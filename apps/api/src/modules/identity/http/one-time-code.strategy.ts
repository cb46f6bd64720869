import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { CodeVerification } from '@groupride/contracts';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Principal } from '../../../platform/http/principal';
import { validationPipe } from '../../../platform/http/validation.pipe';
import type { Destination } from '../domain/account';
import { SignInService } from '../sign-in.service';
import { Browsers } from './browsers';

declare module 'express-serve-static-core' {
  interface Request {
    /** How the code was sent with which the person signs in. */
    codeSentBy?: Destination['channel'];
  }
}

const ONE_TIME_CODE = 'one-time-code';

/** Signs people in with a one-time code. */
@Injectable()
export class OneTimeCodeStrategy extends PassportStrategy(Strategy, ONE_TIME_CODE) {
  private readonly pipe = validationPipe();

  constructor(
    private readonly signIn: SignInService,
    private readonly browsers: Browsers,
  ) {
    super();
  }

  /** @throws ApiError validation_failed, code_wrong_browser, code_invalid, code_expired, code_attempts_exceeded */
  async validate(request: Request): Promise<Principal> {
    // Guards run before pipes, so the body is not validated yet.
    const { identifier, code } = (await this.pipe.transform(request.body, {
      type: 'body',
      metatype: CodeVerification,
    })) as CodeVerification;
    const { principal, by } = await this.signIn.verify(identifier, code.trim(), this.browsers.requesterOf(request));
    request.codeSentBy = by;
    return principal;
  }
}

/** Requires a correct one-time code and sets `request.user` and `request.codeSentBy`. */
@Injectable()
export class OneTimeCodeGuard extends AuthGuard(ONE_TIME_CODE) {}
