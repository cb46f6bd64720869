export {
  useListApplicantDocumentsQuery,
  useListDriverDocumentsQuery,
  useRemoveApplicantDocumentMutation,
  useRemoveDriverDocumentMutation,
} from '@groupride/web-api-client';
export type { DocumentView } from '@groupride/web-api-client';
export { uploadDocument } from './upload-document';
