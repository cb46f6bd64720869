import type { HelpArticle } from './article';

export const articlesEn: readonly HelpArticle[] = [
  {
    slug: 'book-a-ride',
    topic: 'book',
    title: 'Book a ride for your group',
    paragraphs: [
      'Choose your pickup and destination, the group size and the ride type. You see the price per person and in total before you book, and how many minutes away the nearest suitable vehicle is.',
      'Tap Request ride and set the amount aside on your card, or choose to pay the driver in person. We then look for a driver. The ride is confirmed when a driver accepts it.',
      'When no vehicle of that type is near, schedule the ride for later instead. Nothing is charged until a trip is over.',
    ],
  },
  {
    slug: 'invite-friends',
    topic: 'book',
    title: 'Invite friends to a ride',
    paragraphs: [
      'Open the ride and share its link. Whoever opens it sees your first name, the trip and their seat, and can join while seats are left.',
      'Only share the link with people you want in the vehicle. You can replace it at any time; the old link then stops working.',
    ],
  },
  {
    slug: 'scheduled-and-hourly-rides',
    topic: 'book',
    title: 'Scheduled and hourly rides',
    paragraphs: [
      'Choose Schedule to set the day and time of pickup. A driver can accept the ride ahead of time, and you get a notification when one has.',
      'If your ride is more than six days away, we save your card now and set the amount aside the day before. If the bank declines it then, you have 12 hours to use another card.',
      'With an hourly ride the vehicle stays with you for the hours you booked. The ride’s page shows when it ends.',
    ],
  },
  {
    slug: 'split-the-cost',
    topic: 'payment',
    title: 'Split the cost',
    paragraphs: [
      'When you book, choose how to split. With Split the cost, your card covers seats nobody has paid for, and every friend who pays their share lowers what you are charged. With I pay for all, you pay for everyone. With Custom, you set the price of each seat. With Go if enough join, everyone pays their own share, and the ride takes place only if enough people join in time.',
      'Nobody pays more than the share they agreed to. When the group changes, everyone sees their new share and agrees before it goes up.',
    ],
  },
  {
    slug: 'when-am-i-charged',
    topic: 'payment',
    title: 'When your card is charged',
    paragraphs: [
      'When you pay for a ride or a share, the amount is set aside on your card. It is not charged yet, although your bank may show it as pending.',
      'After the trip your card is charged what you owe, and the rest is released. How soon a released amount disappears from your statement depends on your bank, usually within a few days.',
    ],
  },
  {
    slug: 'cancel-a-ride',
    topic: 'payment',
    title: 'Cancel a ride',
    paragraphs: [
      'The organizer can cancel a ride on its page. Before you confirm, you see exactly what cancelling costs and what is released.',
      'The cancellation terms of your ride are shown next to the pay button and on the ride’s page. When the driver, GroupRide or operations cancel, nobody pays a fee.',
      'A member who cannot come can leave the ride until they have boarded. Their share is released and falls back to the organizer.',
    ],
  },
  {
    slug: 'pay-in-cash',
    topic: 'payment',
    title: 'Pay the driver in person',
    paragraphs: [
      'Choose Pay in Person when you book. The organizer hands the driver the full amount at the end of the trip, and the driver confirms it in the app.',
      'Friends don’t pay in the app for a cash ride. Settle up among yourselves.',
    ],
  },
  {
    slug: 'receipts-and-refunds',
    topic: 'payment',
    title: 'Receipts and refunds',
    paragraphs: [
      'Everyone who pays gets a receipt by email. You also find it in your history: open the ride and choose the receipt.',
      'If something went wrong, write to us in the support chat. A refund goes back to the card you paid with and appears on the receipt.',
    ],
  },
  {
    slug: 'boarding-code',
    topic: 'safety',
    title: 'Your boarding code',
    paragraphs: [
      'Every rider has a 6-digit code and a QR code of their own. Show one of them to the driver when you board, so the driver knows that the right people are in the vehicle.',
      'Do not send your code to anyone. The driver never needs it before you are at the vehicle.',
    ],
  },
  {
    slug: 'at-the-pickup',
    topic: 'safety',
    title: 'At the pickup',
    paragraphs: [
      'Compare the license plate, color and model with those on the ride’s page before you get in. If they do not match, do not get in and write to us.',
      'The driver waits at least 7 minutes, or 15 minutes for groups of 15 or more. After that the driver may report that nobody came.',
      'Until the trip is over, the organizer and the driver can call each other. Everyone in the group can write to the driver in the chat.',
    ],
  },
  {
    slug: 'emergencies',
    topic: 'safety',
    title: 'In an emergency',
    paragraphs: [
      'If you are in danger, call 911 first. GroupRide is not an emergency service.',
      'During a ride you can also ask for help on its page. After a short countdown, which you can cancel, our safety team gets your ride and position, and so do the emergency contacts in your profile.',
      'Afterward, tap I’m safe on the ride’s page, or write to us in the support chat.',
    ],
  },
  {
    slug: 'sign-in-codes',
    topic: 'account',
    title: 'Sign in with a code',
    paragraphs: [
      'You sign in with a 6-digit code that we send to your email address, or to your phone number once it is verified. There is no password.',
      'A code works for 10 minutes and only in the browser where you asked for it. We never ask you for a code by phone or in a chat.',
    ],
  },
  {
    slug: 'profile-and-cards',
    topic: 'account',
    title: 'Your profile and cards',
    paragraphs: [
      'In your profile you can change your name and phone number, manage your cards, choose which notifications you get, and set language and appearance.',
      'Under Your data in your profile, you can download a copy of your data or delete your account.',
    ],
  },
];
