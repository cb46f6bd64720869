import { MAX_DOCUMENTS_PER_GROUP, PDF_GROUPS, type DocumentGroup } from '@groupride/contracts';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';

export const noSuchDocument = () => notFound('document');
export const storeUnavailable = () =>
  new ApiError('unavailable', 'We can’t store or open documents right now. Please try again in a moment.');
export const tooManyFiles = () =>
  new ApiError('unavailable', 'Many people are uploading files right now. Please try again in a moment.');
export const applicationSent = () =>
  new ApiError('application_exists', 'You have sent your application. Reload the page to add documents to it.');
export const typeRefused = (group: DocumentGroup) =>
  new ApiError(
    'document_type_refused',
    PDF_GROUPS.includes(group) ? 'Choose a photo (JPEG, PNG or WebP) or a PDF.' : 'Choose a photo: JPEG, PNG or WebP.',
  );
export const imageUnreadable = () =>
  new ApiError('document_unreadable', 'We couldn’t read this photo. It may be damaged or too large; take a new one.');
export const pdfUnreadable = () =>
  new ApiError(
    'document_unreadable',
    'This PDF is damaged, or something follows its end. Upload a plain PDF or a photo.',
  );
export const pdfLocked = () =>
  new ApiError('document_unreadable', 'This PDF has a password. Save it without one, or upload a photo.');
export const pdfActive = () =>
  new ApiError(
    'document_active_content',
    'This PDF contains a script, a form that sends itself, or another file. Print it as a new PDF, or upload a photo.',
  );
export const documentAccepted = () =>
  new ApiError('document_accepted', 'This document was accepted. Upload a new one instead of replacing it.');
export const reviewedMeanwhile = () =>
  new ApiError(
    'application_changed',
    'Someone else just reviewed this document, so nothing was saved. Look at it again first.',
  );
export const alreadyRefused = () =>
  fieldError('file', 'this is the file that was not accepted; choose another one', 'refused');
export const linkExpired = () =>
  new ApiError('document_link_expired', 'This link has expired. Open the document from the list again.');
export const tooManyDocuments = () =>
  new ApiError(
    'too_many_documents',
    `You can upload up to ${MAX_DOCUMENTS_PER_GROUP} files here. Remove one that was not accepted first.`,
  );
export const documentsMissing = (groups: readonly DocumentGroup[]) =>
  new ApiError('documents_missing', 'Accept a document of each group before you approve this application.', {
    extra: { groups },
  });
