import { ApiError } from '../../platform/http/api-error';
import type { StoredSalesInquiry } from './sales.repository';

export const inquiryChanged = ({ state, changedBy }: Pick<StoredSalesInquiry, 'state' | 'changedBy'>) =>
  new ApiError(
    'inquiry_changed',
    `${changedBy ?? 'A colleague'} just changed this inquiry to ${state}, so nothing was saved. Look at it again first.`,
    { extra: { state, changedBy } },
  );
