import { Injectable, type PipeTransform, type ArgumentMetadata } from '@nestjs/common';
import { fieldError } from './api-error';

/** A row's number in a path: digits that fit PostgreSQL's integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string, { data }: ArgumentMetadata): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
    if (!(id <= 2147483647)) throw fieldError(data ?? 'id', 'must be a whole number from 1', 'id');
    return id;
  }
}

/** Whose things: a user's number, or `me` (null). */
@Injectable()
export class UserIdPipe implements PipeTransform<string, number | null> {
  private readonly id = new IdPipe();

  transform(text: string, metadata: ArgumentMetadata): number | null {
    return text === 'me' ? null : this.id.transform(text, metadata);
  }
}
