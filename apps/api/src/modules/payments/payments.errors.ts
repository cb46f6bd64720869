import { ApiError } from '../../platform/http/api-error';

export const nothingDue = (why: string) => new ApiError('payment_not_due', why);
