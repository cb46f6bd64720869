import {
  isConfirmationMoment,
  isProgressCause,
  type ConfirmationMoment,
  type ProgressCause,
} from '@groupride/contracts';

/** Causes of losing a ride other than a progress check. */
export type LossCause = 'not_confirmed' | 'not_set_out' | 'document_expired';

interface Named {
  members: readonly { id: number; user: { name: string } }[];
  offers: readonly { driverId: number; driverName: string }[];
}

interface Wording {
  money: (amount: string) => string;
  member: (name: string) => string;
  driver: (name: string) => string;
  fee: (amount: string) => string;
  /** The agreed share and the current share. */
  share: (agreed: string, share: string) => string;
  price: (before: string, after: string) => string;
  group: (before: number, after: number) => string;
  promotion: (code: string | null) => string;
  rule: (rule: string) => string | false;
  /** Meters between the end of the trip and its destination. */
  away: (meters: number) => string;
  /** Minutes without a position from the driver; null if there was no position at all. */
  unconfirmed: (minutes: number | null) => string;
  /** The driver was promoted from the standby list. */
  standby: () => string;
  /** The deadline for the driver to confirm the ride. */
  confirmBy: (when: string) => string;
  /** The driver went offline while the offer was open. */
  wentOffline: () => string;
  /** Why a driver was asked whether they are still coming. */
  asked: (cause: ProgressCause) => string;
  /** Why the ride was taken back, for how many minutes the cause had lasted, and when the driver was asked. */
  takenBack: (cause: ProgressCause, minutes: number, askedAt: string) => string;
  /** Why the driver lost the ride. */
  lost: (cause: LossCause) => string;
  /** Which confirmation of a scheduled ride was requested or given. */
  confirmation: (moment: ConfirmationMoment) => string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** The values before and after, if they differ. */
function changeOf<T>(value: unknown, is: (one: unknown) => one is T): [T, T] | null {
  const [before, after] = Array.isArray(value) ? (value as unknown[]) : [];
  return is(before) && is(after) && before !== after ? [before, after] : null;
}
const isNumber = (value: unknown): value is number => typeof value === 'number';
const minutesOf = (seconds: unknown) => (isNumber(seconds) ? Math.max(1, Math.round(seconds / 60)) : null);

/**
 * Formats an event's data for people: ids of members and drivers become names, and amounts become money.
 * @param actor the actor of the event, whose name is not repeated
 */
export function eventFacts(
  data: Record<string, unknown>,
  ride: Named,
  wording: Wording,
  actor: string | null | undefined,
): string[] {
  const member = ride.members.find(({ id }) => id === data['memberId'])?.user.name;
  const driver = ride.offers.find(({ driverId }) => driverId === data['driverId'])?.driverName;
  const { amount, fee, agreed, share, total, groupSize, promotion, rule, metersFromDestination } = data;
  const price = changeOf(total, isText);
  const group = changeOf(groupSize, isNumber);
  return [
    member !== undefined && member !== actor && wording.member(member),
    driver !== undefined && driver !== actor && wording.driver(driver),
    isText(amount) && wording.money(amount),
    isText(rule) && wording.rule(rule),
    isNumber(metersFromDestination) && wording.away(metersFromDestination),
    data['unconfirmedPosition'] === true && wording.unconfirmed(minutesOf(data['silentSeconds'])),
    progressFact(data, wording),
    ...lossCauses(data).map(wording.lost),
    ...confirmationMoments(data).map(wording.confirmation),
    isText(data['confirmBy']) && wording.confirmBy(data['confirmBy']),
    data['standby'] === true && wording.standby(),
    data['wentOffline'] === true && wording.wentOffline(),
    isText(fee) && wording.fee(wording.money(fee)),
    isText(agreed) && isText(share) && wording.share(wording.money(agreed), wording.money(share)),
    group && wording.group(...group),
    price && wording.price(wording.money(price[0]), wording.money(price[1])),
    (isText(promotion) || promotion === null) && wording.promotion(promotion),
  ].filter((fact): fact is string => typeof fact === 'string');
}

function progressFact(
  { cause, minutes, askedAt }: Record<string, unknown>,
  wording: Pick<Wording, 'asked' | 'takenBack'>,
): string | false {
  if (!isProgressCause(cause)) return false;
  return isNumber(minutes) && isText(askedAt) ? wording.takenBack(cause, minutes, askedAt) : wording.asked(cause);
}

const LOSSES: Readonly<Record<string, LossCause>> = {
  notConfirmed: 'not_confirmed',
  notSetOut: 'not_set_out',
  documentExpired: 'document_expired',
};
const lossCauses = (data: Record<string, unknown>): LossCause[] =>
  Object.entries(LOSSES).flatMap(([key, cause]) => (data[key] === true ? cause : []));

/** A request is for one confirmation; an answer may cover several. */
const confirmationMoments = ({ moment, moments }: Record<string, unknown>): ConfirmationMoment[] =>
  [moment, ...(Array.isArray(moments) ? (moments as unknown[]) : [])].filter(isConfirmationMoment);

/** Whether the data contains the cause for which a driver lost the ride, which is translated. */
export const saysWhyLost = (data: Record<string, unknown>): boolean =>
  isProgressCause(data['cause']) || lossCauses(data).length > 0;
