import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PersonDataService } from '../person-data.service';

@Controller('admin/people/:personId')
export class PersonDataController {
  constructor(private readonly data: PersonDataService) {}

  @Get('data')
  @Access('admin', { permission: 'people.privacy' })
  @Describe({
    id: 'exportPerson',
    summary: 'Everything that is stored about a person, as a JSON file',
    tag: 'Operations',
    scope: 'operations:read',
    status: 200,
    answer: null,
  })
  file(@Me() me: Principal, @Param('personId', IdPipe) personId: number): Promise<StreamableFile> {
    return this.data.file(me, personId);
  }
}
