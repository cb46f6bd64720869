import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { readToken, signToken } from '../../platform/signed-token';
import { linkExpired, noSuchDocument } from './documents.errors';

const PURPOSE = 'driver-document';
const LINK_MS = 5 * 60_000;

interface Link {
  documentId: number;
  readerId: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Signed links to files, each for one document and one reader, valid for five minutes. */
@Injectable()
export class DocumentLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  of(documentId: number, readerId: number): string {
    const link: Link = { documentId, readerId, until: this.clock.now().getTime() + LINK_MS };
    return `/api/documents/${signToken(PURPOSE, link, this.config.SIGNING_SECRET)}`;
  }

  /** Checks a reader's link. @returns the document's id @throws ApiError not_found, document_link_expired */
  read(token: string, userId: number): number {
    const link = readToken<Link>(PURPOSE, token, this.config.SIGNING_SECRET);
    if (link?.readerId !== userId) throw noSuchDocument();
    if (link.until < this.clock.now().getTime()) throw linkExpired();
    return link.documentId;
  }
}
