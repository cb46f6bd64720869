import { useTranslation } from 'react-i18next';
import { ALERT_KINDS, APPLICATION_STATUSES, REFUND_REASONS } from '@groupride/contracts';
import type { AuditRow } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { rideNumber } from '../../../shared/ride-number';

/** Numbers of rows that nobody looks up by hand. */
const INTERNAL = new Set(['previewId', 'paymentId', 'refundId', 'creditId']);

/** Known details in words; others as they were recorded. */
export function AuditDetails({ data }: { data: AuditRow['data'] }) {
  const { t } = useTranslation();
  const { money, dateTime, date } = useFormat();
  // Noon is on the same day in every city.
  const dayText = (day: string) => date(`${day}T12:00:00Z`);
  const words: Record<string, (value: unknown) => string | undefined> = {
    kind: (value) => {
      const kind = ALERT_KINDS.find((one) => one === value);
      return kind && t(`money.kinds.${kind}`);
    },
    applicationStatus: (value) => {
      const known = APPLICATION_STATUSES.find((one) => one === value);
      return known && t('audit.applicationStatus', { applicationStatus: t(`applicationStatus.${known}`) });
    },
    reason: (value) => {
      const known = REFUND_REASONS.find((one) => one === value);
      return t('audit.reason', { reason: known ? t(`refund.reasons.${known}`) : String(value) });
    },
    secondCodeBy: (value) => t(value === 'text' ? 'audit.codeByText' : 'audit.codeByMail'),
    format: (value) => (value === 'xlsx' ? 'Excel' : 'CSV'),
    from: (value) => (isDay(value) ? t('audit.fromDay', { day: dayText(value) }) : undefined),
    to: (value) => (isDay(value) ? t('audit.toDay', { day: dayText(value) }) : undefined),
    version: (value) => t('audit.version', { id: String(value) }),
    restores: (value) => (value === 0 ? t('audit.restoresFirst') : t('audit.restores', { id: String(value) })),
    rideId: (value) => rideNumber(Number(value)),
    note: (value) => t('audit.note', { note: String(value) }),
    amount: (value) => (isAmount(value) ? t('audit.amount', { amount: money(value) }) : undefined),
    fee: (value) => (isAmount(value) ? t('audit.fee', { amount: money(value) }) : undefined),
    expectedTotal: (value) => (isAmount(value) ? t('audit.expectedTotal', { amount: money(value) }) : undefined),
    driverId: (value) => t('audit.driverId', { id: String(value) }),
    replacedDriverId: (value) => t('audit.replacedDriverId', { id: String(value) }),
    expiresAt: (value) => t('audit.expiresAt', { when: dateTime(String(value)) }),
  };
  return Object.entries(data as Record<string, unknown>)
    .filter(([key, value]) => value !== null && value !== '' && !INTERNAL.has(key))
    .map(([key, value]) => words[key]?.(value) ?? `${key}: ${asRecorded(value)}`)
    .join(' · ');
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const asRecorded = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
