import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import {
  ApplicationDraft,
  ApplicationDraftView,
  DriverApplication,
  DriverApplicationView,
  DriverView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Needs } from '../../../platform/http/feature-guard';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ApplicationDraftsService } from '../application-drafts.service';
import { ApplicationViewsService } from '../application-views.service';
import { DriverApplicationsService } from '../driver-applications.service';

@Controller('drivers')
export class DriverApplicationsController {
  constructor(
    private readonly applications: DriverApplicationsService,
    private readonly drafts: ApplicationDraftsService,
    private readonly views: ApplicationViewsService,
  ) {}

  @Post('applications')
  @Needs('driverApplications')
  @Access('signed-in')
  @Describe({
    id: 'applyAsDriver',
    summary: 'Applies to drive',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: DriverView,
    status: 201,
  })
  apply(@Me() me: Principal, @Body() application: DriverApplication): Promise<DriverView> {
    return this.applications.apply(me, application);
  }

  @Get('applications/draft')
  @Access('signed-in')
  @Describe({
    id: 'getApplicationDraft',
    summary: 'Your unfinished application to drive',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: ApplicationDraftView,
  })
  draft(@Me() me: Principal): Promise<ApplicationDraftView> {
    return this.drafts.find(me);
  }

  @Put('applications/draft')
  @Access('signed-in')
  @Describe({
    id: 'saveApplicationDraft',
    summary: 'Saves your unfinished application to drive',
    description:
      'Refused as `draft_outdated` when another device has saved it in the meantime. Sending the application removes the draft.',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: ApplicationDraftView,
  })
  saveDraft(@Me() me: Principal, @Body() draft: ApplicationDraft): Promise<ApplicationDraftView> {
    return this.drafts.save(me, draft);
  }

  @Get(':driverId/application')
  @Access('signed-in')
  @Describe({
    id: 'getDriverApplication',
    summary: 'The details of a driver’s application',
    description: 'For the driver and for operators. Drivers who applied before these details were requested have none.',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: DriverApplicationView,
  })
  application(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DriverApplicationView> {
    return this.views.view(me, driverId);
  }
}
