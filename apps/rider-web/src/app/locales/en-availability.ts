/** How soon each ride type can be at the pickup. */
export const enAvailability = {
  availability: {
    checking: 'Checking availability…',
    minutes_one: '{{count}} min away',
    minutes_other: '{{count}} min away',
    minutesAbout_one: 'about {{count}} min away',
    minutesAbout_other: 'about {{count}} min away',
    soon: 'Busy until about {{time}}',
    later: 'Not available now. Next one around {{time}}',
    laterOn: 'Not available now. Next one: {{time}}',
    none: 'Not available now',
    schedule: 'Schedule instead',
    scheduleType: 'Schedule {{type}} for {{time}} instead',
    failed: 'We couldn’t check which vehicles are nearby.',
    total: '{{amount}} total',
    announced: '{{type}}: {{availability}}',
  },
};
