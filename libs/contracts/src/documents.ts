import { Flag, Instant, ListOf, ListOfStrings, OneOf, Text, Integer } from './fields';

/** Documents that a driver uploads, in the order in which they are requested. */
export const DOCUMENT_GROUPS = ['license', 'registration', 'insurance', 'vehicle_photos'] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number];

/** Groups that accept PDFs in addition to photos. */
export const PDF_GROUPS: readonly DocumentGroup[] = ['registration', 'insurance'];

/** `asked_again`: operations need a new picture of the same document. */
export const DOCUMENT_STATES = ['in_review', 'accepted', 'asked_again', 'rejected'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const DOCUMENT_FILE_TYPES = ['image/jpeg', 'application/pdf'] as const;
export type DocumentFileType = (typeof DOCUMENT_FILE_TYPES)[number];

/** Groups whose documents state an expiry date. */
export const EXPIRING_GROUPS: readonly DocumentGroup[] = ['license', 'registration', 'insurance'];

/** Number of days before the expiry of a document at which its driver is reminded and operations see it. */
export const EXPIRY_NOTICE_DAYS = 30;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Accepted photo types; photos are stored as JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENTS_PER_GROUP = 10;

export class DocumentUploadQuery {
  @OneOf(DOCUMENT_GROUPS) group!: DocumentGroup;
  @Integer({
    min: 1,
    optional: true,
    fromQuery: true,
    description: 'Id of a document of the same group that was not accepted; the new file takes its place',
  })
  replaces?: number;
}

export class DocumentView {
  @Integer() id!: number;
  @OneOf(DOCUMENT_GROUPS) group!: DocumentGroup;
  @OneOf(DOCUMENT_STATES) state!: DocumentState;
  @Text({
    max: 300,
    optional: true,
    multiline: true,
    description: 'Why it was not accepted, or what a new picture must show',
  })
  reason!: string | null;
  @Text({ max: 10, optional: true, pattern: DAY, description: 'Last day on which it is valid, YYYY-MM-DD' })
  expiresOn!: string | null;
  @Flag({ description: 'Whether that day has passed' }) isExpired!: boolean;
  @OneOf(DOCUMENT_FILE_TYPES) fileType!: DocumentFileType;
  @Integer() sizeBytes!: number;
  @Instant() uploadedAt!: string;
  @Text({ max: 500, description: 'Address of the file, valid only for the reader and for five minutes' }) url!: string;
}

export class DriverDocuments {
  @ListOf(() => DocumentView) documents!: DocumentView[];
  @ListOfStrings(DOCUMENT_GROUPS, {
    description: 'Groups without a document, or with only expired documents and documents that were not accepted',
  })
  missing!: DocumentGroup[];
  @Flag({ description: 'Whether an application is approved only when each group has an accepted document' })
  required!: boolean;
}

export class DocumentReview {
  @OneOf(['accepted', 'asked_again', 'rejected']) state!: Exclude<DocumentState, 'in_review'>;
  @OneOf(DOCUMENT_STATES, {
    optional: true,
    description: 'The state that you saw. The review is refused if somebody else has reviewed the document since',
  })
  changedFrom?: DocumentState;
  @Text({ max: 300, optional: true, multiline: true, description: 'Needed unless it is accepted; shown to the driver' })
  reason?: string;
  @Text({
    max: 10,
    optional: true,
    pattern: DAY,
    message: 'must be a date like 2027-03-31',
    description: 'Last day on which an accepted document is valid, if it states one',
  })
  expiresOn?: string;
}
