import { Controller, Get, Header } from '@nestjs/common';
import { ClientConfig } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Health, SystemService } from '../system.service';

@Controller()
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Get('config')
  @Header('Cache-Control', 'no-cache')
  @Access('public')
  @Describe({
    id: 'getConfig',
    summary: 'Configuration that a browser needs at startup',
    tag: 'System',
    scope: 'open',
    answer: ClientConfig,
  })
  config(): Promise<ClientConfig> {
    return this.system.clientConfig();
  }

  @Get('health')
  @Access('public')
  @Describe({
    id: 'getHealth',
    summary: 'Whether the process is running',
    tag: 'System',
    scope: 'open',
    answer: Health,
  })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Access('public')
  @Describe({
    id: 'getReadiness',
    summary: 'Whether the process is ready, which requires that the database responds',
    tag: 'System',
    scope: 'open',
    answer: Health,
  })
  ready(): Promise<Health> {
    return this.system.ready();
  }
}
