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
    summary: 'What a browser needs to know before it starts',
    tag: 'System',
    scope: 'open',
    answer: ClientConfig,
  })
  config(): Promise<ClientConfig> {
    return this.system.clientConfig();
  }

  @Get('health')
  @Access('public')
  @Describe({ id: 'getHealth', summary: 'The process runs', tag: 'System', scope: 'open', answer: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Access('public')
  @Describe({
    id: 'getReadiness',
    summary: 'The process can do its work: the database answers',
    tag: 'System',
    scope: 'open',
    answer: Health,
  })
  ready(): Promise<Health> {
    return this.system.ready();
  }
}
