import { Injectable } from '@nestjs/common';
import { MAX_NOTES, type NewPersonNote, type PersonNote } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, IdentityFacade } from '../identity/identity.facade';
import { NotesRepository, type StoredNote } from './notes.repository';

/** Operators' notes about people. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesRepository,
    private readonly identity: IdentityFacade,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found */
  async list(who: Principal, personId: number): Promise<PersonNote[]> {
    if (!(await this.identity.find(personId))) throw notFound('person');
    await this.audit.look(who.userId, 'read_notes', `user:${personId}`);
    return present(who, await this.notes.list(personId, MAX_NOTES));
  }

  /** Repeating a call with the same `clientId` stores only one note. @throws ApiError not_found */
  async add(who: Principal, personId: number, { clientId, text }: NewPersonNote): Promise<PersonNote[]> {
    return this.database.transaction(async (tx) => {
      if (!(await this.identity.find(personId, tx))) throw notFound('person');
      const note = { userId: personId, authorId: who.userId, clientId, text };
      if (await this.notes.insert(tx, note))
        await this.audit.record(who.userId, 'add_note', `user:${personId}`, {}, tx);
      return present(who, await this.notes.list(personId, MAX_NOTES, tx));
    });
  }

  /** @throws ApiError not_found also for another operator's note */
  async remove(who: Principal, personId: number, noteId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.notes.remove(tx, { id: noteId, userId: personId, authorId: who.userId })))
        throw notFound('note');
      await this.audit.record(who.userId, 'remove_note', `user:${personId}`, {}, tx);
    });
  }
}

const present = (who: Principal, notes: readonly StoredNote[]): PersonNote[] =>
  notes.map(({ id, authorId, authorName, text, createdAt }) => ({
    id,
    text,
    authorName,
    isYours: authorId === who.userId,
    createdAt: createdAt.toISOString(),
  }));
