import { Injectable, type PipeTransform, type ArgumentMetadata } from '@nestjs/common';
import { fieldError } from './api-error';

const LARGEST_ID = 2_147_483_647;

/** Validates an id in a path as a PostgreSQL integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string, { data }: ArgumentMetadata): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
    if (!(id <= LARGEST_ID)) throw fieldError(data ?? 'id', `must be a whole number from 1 to ${LARGEST_ID}`, 'id');
    return id;
  }
}

/** A user id, or `me` (null). */
@Injectable()
export class UserIdPipe implements PipeTransform<string, number | null> {
  private readonly id = new IdPipe();

  transform(text: string, metadata: ArgumentMetadata): number | null {
    return text === 'me' ? null : this.id.transform(text, metadata);
  }
}
