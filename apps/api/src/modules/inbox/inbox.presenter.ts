import { reasonIn, type NotificationView } from '@groupride/contracts';
import type { CityText } from '../../platform/city-text';
import { type NotificationKind, pageOf, type StoredNotification, typeOf } from './domain/notification';
import { INBOX_TEXTS, type NotificationText } from './inbox-texts';

export function presentNotification(
  { id, kind, rideId, data, createdAt, readAt }: StoredNotification,
  text: CityText,
): NotificationView {
  const path = pageOf(kind, rideId, data.path ?? null);
  return {
    id,
    type: typeOf(kind),
    ...textOf(kind, data.facts, text),
    timestamp: createdAt.toISOString(),
    read: readAt !== null,
    actionable: path !== null,
    data: { rideId, path },
  };
}

/** The text of a notification in the reader's language. All numbers among the facts are amounts. */
export function textOf(kind: NotificationKind, facts: object, { language, money }: CityText): NotificationText {
  const readable = Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number'
        ? money(value)
        : name === 'reason' && typeof value === 'string'
          ? reasonIn(value, language)
          : value,
    ]),
  );
  return (INBOX_TEXTS[language][kind] as (facts: object) => NotificationText)(readable);
}
