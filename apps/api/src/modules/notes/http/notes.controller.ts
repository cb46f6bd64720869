import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { NewPersonNote, PersonNote } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { NotesService } from '../notes.service';

@Controller('admin/people/:personId/notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'listNotes',
    summary: 'Operators’ notes about a person, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [PersonNote],
  })
  list(@Me() me: Principal, @Param('personId', IdPipe) personId: number): Promise<PersonNote[]> {
    return this.notes.list(me, personId);
  }

  @Post()
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'addNote',
    summary: 'Adds a note about a person; only operations see it',
    description: 'If you repeat the call with the same `clientId`, the note is stored once. Returns all notes.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: [PersonNote],
    status: 201,
  })
  add(
    @Me() me: Principal,
    @Param('personId', IdPipe) personId: number,
    @Body() note: NewPersonNote,
  ): Promise<PersonNote[]> {
    return this.notes.add(me, personId, note);
  }

  @Delete(':noteId')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'removeNote',
    summary: 'Removes a note of your own',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  remove(
    @Me() me: Principal,
    @Param('personId', IdPipe) personId: number,
    @Param('noteId', IdPipe) noteId: number,
  ): Promise<void> {
    return this.notes.remove(me, personId, noteId);
  }
}
