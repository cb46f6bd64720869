import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_KINDS, APPLICATION_STATUSES, OPERATOR_ROLES, REFUND_REASONS, rideNumber } from '@groupride/contracts';
import type { AuditRow } from '@groupride/web-api-client';
import { TextLink, useFormat } from '@groupride/web-ui';

/** Details that are left out: internal ids, and values that the page of the target shows better. */
const INTERNAL = new Set([
  'previewId',
  'paymentId',
  'refundId',
  'creditId',
  'chargeId',
  'documentId',
  'reviewId',
  'payerId',
  'eventId',
  'terms',
  'rates',
  'lat',
  'lng',
]);

/** Numbers recorded in cents. */
const IN_CENTS = new Set(['creditLimit']);

/** The details of an entry, with formatted amounts and times and links to drivers. */
export function AuditDetails({
  row: { data, driverName, replacedDriverName },
}: {
  row: Pick<AuditRow, 'data' | 'driverName' | 'replacedDriverName'>;
}) {
  const { t } = useTranslation();
  const { money, dateTimeWithYear, date } = useFormat();
  // Noon UTC is the same day in every American time zone.
  const dayText = (day: string) => date(`${day}T12:00:00Z`);
  const words: Record<string, (value: unknown) => ReactNode> = {
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
    from: (value) => (isDay(value) ? t('audit.fromDay', { day: dayText(value) }) : detail('roleBefore', value)),
    to: (value) => (isDay(value) ? t('audit.toDay', { day: dayText(value) }) : detail('roleAfter', value)),
    version: (value) => t('audit.version', { id: String(value) }),
    restores: (value) => (value === 0 ? t('audit.restoresFirst') : t('audit.restores', { id: String(value) })),
    rideId: (value) => rideNumber(Number(value)),
    note: (value) => t('audit.note', { note: String(value) }),
    amount: (value) => (isAmount(value) ? t('audit.amount', { amount: money(value) }) : undefined),
    fee: (value) => (isAmount(value) ? t('audit.fee', { amount: money(value) }) : undefined),
    expectedTotal: (value) => (isAmount(value) ? t('audit.expectedTotal', { amount: money(value) }) : undefined),
    driverId: (value) => driver('audit.driverId', value, driverName),
    replacedDriverId: (value) => driver('audit.replacedDriverId', value, replacedDriverName),
    expiresAt: (value) => t('audit.expiresAt', { when: dateTimeWithYear(String(value)) }),
  };
  const recorded = data as Record<string, unknown>;
  const parts: ReactNode[] = [
    ...changesIn(recorded).map(([field, before, after]) =>
      t('auditFields.changed', { field: labelOf(field), before: textOf(field, before), after: textOf(field, after) }),
    ),
    ...entriesOf(recorded)
      .filter(([key, value]) => isShown(value) && !INTERNAL.has(key))
      .map(([key, value]) => words[key]?.(value) ?? detail(key, value)),
  ];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));

  function driver(text: 'audit.driverId' | 'audit.replacedDriverId', id: unknown, name?: string | null) {
    return <TextLink href={`/admin/drivers/${String(id)}`}>{t(text, { driver: name ?? String(id) })}</TextLink>;
  }

  function detail(key: string, value: unknown): string {
    return `${labelOf(key)}: ${textOf(key, value)}`;
  }

  function labelOf(key: string): string {
    const known = t('auditFields', { returnObjects: true }) as Record<string, string>;
    return known[key] ?? spelledOut(key);
  }

  function textOf(key: string, value: unknown): string {
    if (IN_CENTS.has(key) && typeof value === 'number') return money((value / 100).toFixed(2));
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'auditFields.yes' : 'auditFields.no');
    const role = OPERATOR_ROLES.find((one) => one === value);
    if (role) return t(`roles.names.${role}`);
    if (isAmount(value)) return money(value);
    if (isDay(value)) return dayText(value);
    if (isInstant(value)) return dateTimeWithYear(value);
    return Array.isArray(value) ? value.map(itemText).join(', ') : String(value);
  }
}

/** Fields whose values differ between `before` and `after`. */
function changesIn({ before, after }: Record<string, unknown>): [string, unknown, unknown][] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.entries(after)
    .filter(([key, value]) => isShown(value) && JSON.stringify(before[key]) !== JSON.stringify(value))
    .map(([key, value]) => [key, before[key], value]);
}

/** Moves `from` to the front, because PostgreSQL's jsonb stores shorter keys such as `to` first. */
const entriesOf = ({ from, ...others }: Record<string, unknown>): [string, unknown][] =>
  Object.entries(from === undefined ? others : { from, ...others });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Single values, and lists of values or addresses. The page of the target shows nested objects. */
const isShown = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isItem) && value.length > 0 : value !== null && value !== '' && !isRecord(value);
const isItem = (item: unknown) => !isRecord(item) || 'email' in item;
const itemText = (item: unknown) => (isRecord(item) ? String(item['email']) : String(item));
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
/** "perDay" → "Per day", for keys without a translation. */
const spelledOut = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());
