/** What went wrong on pages that load with all texts. `en-first.ts` has the rest. */
export const enPageProblems = {
  pageProblems: {
    operator_phone_protected: 'Operators change their phone number in the operations app, under Security.',
    account_is_operator: 'This account is used for operations. Ask another operator to remove it.',
    account_is_driver:
      'You drive with this account, so it can’t be deleted: we must keep its earnings and tax records. Write to us if you want to stop driving.',
    account_has_ride: 'You have a current or upcoming ride. Finish, cancel or leave it first.',
    account_has_debt: 'You still owe an amount for a ride. Pay it first.',
    account_has_payment: 'One of your payments isn’t finished yet. That usually takes less than a day.',
    driver_busy: 'Your driver has another ride after this one. Choose a closer pickup.',
    group_too_small: 'More people than that already have a seat.',
    cancellation_not_agreed: 'The amounts just changed. Check the new ones.',
    marked_no_show: 'Your driver waited and is leaving without you, so you can’t leave this ride anymore.',
    hold_too_small:
      'We couldn’t set aside the amount on your card. Confirm your card or use another one before you change the ride.',
    already_reviewed: 'You already rated this ride.',
    guest_link_sent:
      'Someone already joined this ride with this address. We sent a link to it that opens the ride here.',
    guest_link_invalid: 'This link was already used or has expired. Ask for a new one on the join page.',
    already_signed_in: 'You’re signed in. Join with your account instead.',
    passenger_cannot_leave: 'This ride was booked for you, so you can’t leave it. Ask whoever booked it to cancel it.',
    already_verified: 'You’ve boarded, so you can’t leave this ride anymore.',
    organizer_cannot_leave: 'You booked this ride, so you can’t leave it. Cancel it instead.',
    pledge_closed: 'The deadline has passed, or the ride is booked already.',
    pledge_fixed: 'People joined on these terms, so they can’t change.',
    pledge_not_reached: 'Not enough people have joined yet.',
    trip_link_invalid: 'This link doesn’t lead to a trip.',
    trip_link_revoked: 'This trip is no longer shared.',
    trip_link_expired: 'This trip has ended. Trip links work until one hour after the end.',
    too_many_contacts: 'You have 5 emergency contacts. Remove one first.',
    too_many_trip_links: 'You have 10 links for this ride. Stop sharing one of them first.',
    join_link_invalid: 'This link is no longer valid.',
    already_invited: 'They were already invited. You can invite them again after 10 minutes, three times in all.',
    join_link_off: 'The join link of this ride is off.',
    card_in_use: 'A ride will be paid with this card. You can remove it once that ride is over or cancelled.',
    payment_not_ready: 'The payment isn’t ready yet. Try again in a moment.',
  },
};
