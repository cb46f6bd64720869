/** Texts about getting the group together. */
export const enAssembly = {
  positions: {
    detail: 'You and others who share can see each other. Your driver sees you until you’re in the vehicle.',
    others: 'Others who share their location',
    nobody: 'Nobody else shares their location yet.',
    stopFailed: 'We couldn’t stop sharing. Others may still see your last location. Try again.',
    marker: '{{name}}, {{age}}',
    now: 'just now',
    seconds_one: '{{count}} second ago',
    seconds_other: '{{count}} seconds ago',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
  },
};
