import type { NotificationFacts, NotificationKind } from '../domain/notification';

export interface NotificationText {
  title: string;
  message: string;
}

/** Facts as they are read: amounts and reasons are texts already. */
type Readable<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? string : Facts[Name] };
export type Texts = {
  readonly [Kind in NotificationKind]: (facts: Readable<NotificationFacts[Kind]>) => NotificationText;
};
