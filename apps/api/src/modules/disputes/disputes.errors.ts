import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchDispute = () => notFound('dispute');
export const noSuchFile = () => notFound('file');
export const evidenceTypeRefused = () => inFile('document_type_refused', 'Choose a PDF or a photo: JPEG or PNG.');
export const evidenceTooLarge = () =>
  inFile('dispute_evidence_too_large', 'Banks take 4.5 MB of files in all. Remove a file, or choose a smaller one.');
export const disputeDecided = () =>
  new ApiError('dispute_evidence_closed', 'The bank has decided this dispute. It takes no more evidence.');
export const evidenceGiven = () =>
  new ApiError('dispute_evidence_given', 'The bank has the evidence. It can’t be changed.');
export const evidenceTooLate = () =>
  new ApiError('dispute_evidence_too_late', 'The bank’s deadline has passed. It takes no more evidence.');
export const evidenceChanged = () =>
  new ApiError('dispute_evidence_changed', 'A colleague just changed this evidence. Load it again to see it.');
export const evidenceInProgress = () =>
  new ApiError(
    'dispute_evidence_in_progress',
    'This evidence is being submitted. Submit it again to learn whether the bank has it.',
  );
export const evidenceMissing = () =>
  new ApiError('dispute_evidence_missing', 'Write a statement or add a file first, then submit.', {
    errors: [{ field: 'statement', code: 'required', message: 'write a statement, or add a file' }],
  });
export const evidenceRefused = (why: string) =>
  new ApiError(
    'dispute_evidence_refused',
    `Nothing was submitted, and your draft is kept. The payment provider says: ${why}`,
  );
export const evidenceUnconfirmed = () =>
  new ApiError(
    'dispute_evidence_unconfirmed',
    'The payment provider has not confirmed the submission. Your evidence is kept; submit it again in a moment.',
    { retryAfterSeconds: 5 },
  );
export const evidenceProviderAway = () =>
  new ApiError(
    'payment_provider_unavailable',
    'The payment provider can’t be reached at the moment. Your draft is kept; please try again.',
    { retryAfterSeconds: 5 },
  );

const inFile = (code: 'document_type_refused' | 'dispute_evidence_too_large', message: string) =>
  new ApiError(code, message, { errors: [{ field: 'file', code, message }] });
