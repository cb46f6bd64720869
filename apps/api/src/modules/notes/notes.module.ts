import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { NotesController } from './http/notes.controller';
import { NotesErasure } from './infra/notes-erasure';
import { PersonNoteEntity } from './infra/person-note.entity';
import { SqlNotesRepository } from './infra/sql-notes.repository';
import { NotesRepository } from './notes.repository';
import { NotesService } from './notes.service';

@Module({
  imports: [TypeOrmModule.forFeature([PersonNoteEntity]), IdentityModule],
  controllers: [NotesController],
  providers: [NotesService, NotesErasure, { provide: NotesRepository, useClass: SqlNotesRepository }],
})
export class NotesModule {}
