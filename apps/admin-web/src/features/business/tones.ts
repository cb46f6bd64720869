import type { BusinessAccountStatus, BusinessChargeState, BusinessInvoiceStatus } from '@groupride/contracts';
import type { Tone } from '@groupride/web-ui';

export const ACCOUNT_TONES: Readonly<Record<BusinessAccountStatus, Tone>> = {
  active: 'success',
  suspended: 'warning',
  closed: 'neutral',
};
export const CHARGE_TONES: Readonly<Record<BusinessChargeState, Tone>> = {
  reserved: 'info',
  charged: 'success',
  released: 'neutral',
};
export const INVOICE_TONES: Readonly<Record<BusinessInvoiceStatus, Tone>> = {
  open: 'info',
  paid: 'success',
  void: 'neutral',
};
