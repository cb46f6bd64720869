import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { CodeVerification } from '@groupride/contracts';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Principal } from '../../../platform/http/principal';
import { validationPipe } from '../../../platform/http/validation.pipe';
import { SignInService } from '../sign-in.service';
import { Browsers } from './browsers';

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
    return this.signIn.verify(identifier, code.trim(), this.browsers.requesterOf(request));
  }
}

/** Requires a correct one-time code and sets `request.user`. */
@Injectable()
export class OneTimeCodeGuard extends AuthGuard(ONE_TIME_CODE) {}
