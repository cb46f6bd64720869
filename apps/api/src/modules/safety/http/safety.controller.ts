import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  EmergencyContactForm,
  EmergencyContactView,
  HELP_AFTER_END_MINUTES,
  OpenSosView,
  SosForm,
  SosView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { EmergencyContactsService } from '../emergency-contacts.service';
import { SafeReportsService } from '../safe-reports.service';
import { SosService } from '../sos.service';

@Controller()
export class SafetyController {
  constructor(
    private readonly contacts: EmergencyContactsService,
    private readonly sos: SosService,
    private readonly reports: SafeReportsService,
  ) {}

  @Get('emergency-contacts')
  @Access('signed-in')
  @Describe({
    id: 'listEmergencyContacts',
    summary: 'People who are alerted when you ask for help',
    tag: 'Safety',
    scope: 'safety:read',
    answer: [EmergencyContactView],
  })
  list(@Me() me: Principal): Promise<EmergencyContactView[]> {
    return this.contacts.list(me);
  }

  @Post('emergency-contacts')
  @Access('signed-in')
  @Describe({
    id: 'addEmergencyContact',
    summary: 'Adds an emergency contact; five at most',
    tag: 'Safety',
    scope: 'safety:write',
    answer: EmergencyContactView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() form: EmergencyContactForm): Promise<EmergencyContactView> {
    return this.contacts.add(me, form);
  }

  @Delete('emergency-contacts/:contactId')
  @Access('signed-in')
  @Describe({
    id: 'removeEmergencyContact',
    summary: 'Removes an emergency contact',
    tag: 'Safety',
    scope: 'safety:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('contactId', IdPipe) contactId: number): Promise<void> {
    return this.contacts.remove(me, contactId);
  }

  @Get('sos')
  @Access('signed-in')
  @Describe({
    id: 'listOpenSos',
    summary: 'Your calls for help that are open, also on rides that you have left',
    tag: 'Safety',
    scope: 'safety:read',
    answer: [OpenSosView],
  })
  listOpen(@Me() me: Principal): Promise<OpenSosView[]> {
    return this.sos.listOpen(me);
  }

  @Get('rides/:rideId/sos')
  @Access('signed-in', { guests: true, guestsWhoLeft: true })
  @Describe({
    id: 'getSos',
    summary: 'Whether you have asked for help on this ride',
    tag: 'Safety',
    scope: 'safety:read',
    answer: SosView,
  })
  view(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SosView> {
    return this.sos.view(me, rideId);
  }

  @Post('rides/:rideId/sos')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'askForHelp',
    summary: 'Alerts operations and your emergency contacts, who get a link to follow the trip',
    description: `Possible from the assignment of a driver until ${HELP_AFTER_END_MINUTES} minutes after the end of the ride. Repeating the call while the alert is open changes nothing.`,
    tag: 'Safety',
    scope: 'safety:write',
    answer: SosView,
  })
  ask(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number, @Body() form: SosForm): Promise<SosView> {
    return this.sos.ask(me, rideId, form);
  }

  @Delete('rides/:rideId/sos')
  @Access('signed-in', { guests: true, guestsWhoLeft: true })
  @Describe({
    id: 'reportSafe',
    summary: 'Reports that you are safe: notifies your contacts and closes the alert',
    tag: 'Safety',
    scope: 'safety:write',
    answer: SosView,
  })
  end(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SosView> {
    return this.reports.report(me, rideId);
  }
}
