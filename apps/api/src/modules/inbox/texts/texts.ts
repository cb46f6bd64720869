import type { NotificationFacts, NotificationKind } from '../domain/notification';

export interface NotificationText {
  title: string;
  message: string;
}

/** Facts ready to insert in texts: amounts and reasons are strings. */
export type Readable<Facts> = {
  [Name in keyof Facts]: NonNullable<Facts[Name]> extends number ? string | Exclude<Facts[Name], number> : Facts[Name];
};
export type Texts = {
  readonly [Kind in NotificationKind]: (facts: Readable<NotificationFacts[Kind]>) => NotificationText;
};
