import type { Translation } from '@groupride/web-ui';
import type { enLater } from './en-later';
import { esAssembly } from './es-assembly';
import { esCards } from './es-cards';
import { esChat } from './es-chat';
import { esDeletion } from './es-deletion';
import { esEnding } from './es-ending';
import { esGuests } from './es-guests';
import { esInbox } from './es-inbox';
import { esInvite } from './es-invite';
import { esMapping } from './es-mapping';
import { esMovePickup } from './es-move-pickup';
import { esOperatorChanges } from './es-operator-changes';
import { esPageProblems } from './es-page-problems';
import { esPages } from './es-pages';
import { esPaying } from './es-paying';
import { esPledge } from './es-pledge';
import { esReceipt } from './es-receipt';
import { esRiders } from './es-riders';
import { esRideStatus } from './es-ride-status';
import { esRiding } from './es-riding';
import { esSafety } from './es-safety';
import { esSavedPlaces } from './es-saved-places';
import { esSettleUps } from './es-settle-ups';
import { esShares } from './es-shares';
import { esSignUp } from './es-sign-up';
import { esTrip } from './es-trip';
import { esTripLink } from './es-trip-link';

export const esLater: Translation<typeof enLater> = {
  ...esAssembly,
  ...esCards,
  ...esChat,
  ...esDeletion,
  ...esEnding,
  ...esGuests,
  ...esInbox,
  ...esInvite,
  ...esMapping,
  ...esMovePickup,
  ...esOperatorChanges,
  ...esPageProblems,
  ...esPages,
  ...esPaying,
  ...esPledge,
  ...esReceipt,
  ...esRiders,
  ...esRideStatus,
  ...esRiding,
  ...esSafety,
  ...esSavedPlaces,
  ...esSettleUps,
  ...esShares,
  ...esSignUp,
  ...esTrip,
  ...esTripLink,
};
