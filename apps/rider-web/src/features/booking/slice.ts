import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BookingType, Invitee, PersonalPaymentMethod, RideType, SplitMode } from '@groupride/contracts';
import type { PickedPlace } from '../../shared/places/place';

/** The rider's plan so far. It is kept while the rider signs in. */
export interface BookingDraft {
  pickup: PickedPlace | null;
  destination: PickedPlace | null;
  groupSize: number;
  rideType: RideType;
  bookingType: BookingType;
  isHourly: boolean;
  /** Date in the city's time zone, YYYY-MM-DD, or ''. */
  date: string;
  /** Time in the city's time zone, HH:mm, or ''. */
  time: string;
  hours: number;
  promoInput: string;
  /** The promo code included in the price, or ''. */
  promoApplied: string;
  paymentMethod: PersonalPaymentMethod;
  splitMode: SplitMode;
  /** Amounts of a custom split as typed, for seats 1, 2, … */
  seatAmounts: string[];
  /** The ride takes place if this many people join before the deadline. The deadline has the format of the schedule. */
  pledgeMin: number;
  pledgeDate: string;
  pledgeTime: string;
  /** People to invite once the ride is booked. */
  invitees: Invitee[];
}

export const emptyDraft: BookingDraft = {
  pickup: null,
  destination: null,
  groupSize: 4,
  rideType: 'GroupX',
  bookingType: 'now',
  isHourly: false,
  date: '',
  time: '',
  hours: 2,
  promoInput: '',
  promoApplied: '',
  paymentMethod: 'card',
  splitMode: 'cover',
  seatAmounts: [],
  pledgeMin: 2,
  pledgeDate: '',
  pledgeTime: '',
  invitees: [],
};

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: emptyDraft,
  reducers: {
    changed: (
      draft,
      { payload }: PayloadAction<Partial<Omit<BookingDraft, 'promoInput' | 'promoApplied' | 'rideType'>>>,
    ) => {
      Object.assign(draft, payload);
    },
    rideTypeChosen: (
      draft,
      { payload }: PayloadAction<{ id: RideType; minGroupSize: number; maxGroupSize: number }>,
    ) => {
      draft.rideType = payload.id;
      draft.groupSize = Math.min(payload.maxGroupSize, Math.max(payload.minGroupSize, draft.groupSize));
    },
    /** Typing a different code invalidates the applied one. */
    promoTyped: (draft, { payload }: PayloadAction<string>) => {
      draft.promoInput = payload.toUpperCase();
      draft.promoApplied = '';
    },
    promoApplied: (draft) => {
      draft.promoInput = draft.promoInput.trim();
      draft.promoApplied = draft.promoInput;
    },
    promoRefused: (draft) => {
      draft.promoApplied = '';
    },
    restored: (_draft, { payload }: PayloadAction<BookingDraft>) => payload,
    reset: () => emptyDraft,
  },
  selectors: { selectDraft: (draft) => draft },
});

/** The part of the store that has the plan. */
export type BookingState = { [bookingSlice.name]: BookingDraft };

export const bookingActions = bookingSlice.actions;
export const { selectDraft } = bookingSlice.selectors;
