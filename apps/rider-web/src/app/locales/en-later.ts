import { enAssembly } from './en-assembly';
import { enCards } from './en-cards';
import { enChat } from './en-chat';
import { enDeletion } from './en-deletion';
import { enEnding } from './en-ending';
import { enGuests } from './en-guests';
import { enInbox } from './en-inbox';
import { enInvite } from './en-invite';
import { enMapping } from './en-mapping';
import { enMovePickup } from './en-move-pickup';
import { enOperatorChanges } from './en-operator-changes';
import { enPageProblems } from './en-page-problems';
import { enPages } from './en-pages';
import { enPaying } from './en-paying';
import { enPledge } from './en-pledge';
import { enReceipt } from './en-receipt';
import { enRiders } from './en-riders';
import { enRideStatus } from './en-ride-status';
import { enRiding } from './en-riding';
import { enSafety } from './en-safety';
import { enSavedPlaces } from './en-saved-places';
import { enSettleUps } from './en-settle-ups';
import { enShares } from './en-shares';
import { enSignUp } from './en-sign-up';
import { enTrip } from './en-trip';
import { enTripLink } from './en-trip-link';

/** Texts that load with the other pages, or when the browser is idle. */
export const enLater = {
  ...enAssembly,
  ...enCards,
  ...enChat,
  ...enDeletion,
  ...enEnding,
  ...enGuests,
  ...enInbox,
  ...enInvite,
  ...enMapping,
  ...enMovePickup,
  ...enOperatorChanges,
  ...enPageProblems,
  ...enPages,
  ...enPaying,
  ...enPledge,
  ...enReceipt,
  ...enRiders,
  ...enRideStatus,
  ...enRiding,
  ...enSafety,
  ...enSavedPlaces,
  ...enSettleUps,
  ...enShares,
  ...enSignUp,
  ...enTrip,
  ...enTripLink,
};
