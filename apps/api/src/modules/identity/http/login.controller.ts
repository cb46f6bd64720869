import { Controller, Get, Query, Redirect } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Config } from '../../../config/config';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { signInPage } from '../domain/return-to';

@Controller('login')
export class LoginController {
  constructor(private readonly config: Config) {}

  @Get()
  @Redirect(undefined, 302)
  @Access('public')
  @ApiQuery({ name: 'returnTo', required: false, type: String })
  @Describe({ id: 'login', summary: 'Go to the sign-in page', tag: 'Me', scope: null, status: 302, answer: null })
  login(@Query('returnTo') returnTo: unknown): { url: string } {
    return { url: signInPage(returnTo, this.config.RIDER_WEB_URL, Object.values(this.config.webOrigins).flat()) };
  }
}
