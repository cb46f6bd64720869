import { type CanActivate, Injectable, UseGuards } from '@nestjs/common';
import { Config } from '../../config/config';
import { ApiError } from './api-error';

const sandboxOnly = () =>
  new ApiError('sandbox_only', 'This call exists only where demo tools are enabled, and never in production.');

@Injectable()
class SandboxGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.DEMO_TOOLS || this.config.NODE_ENV === 'production') throw sandboxOnly();
    return true;
  }
}

/** For controllers whose calls exist only in a sandbox. */
export const SandboxOnly = (): ClassDecorator => UseGuards(SandboxGuard);
