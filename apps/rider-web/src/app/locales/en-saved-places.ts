/** Texts about a rider's saved places. */
export const enSavedPlaces = {
  savedPlaces: {
    detail:
      'They come first wherever you choose a pickup or a destination. Your group and driver see the place, not your name for it.',
    empty: 'No saved places yet.',
    failed: 'We couldn’t load your saved places',
    list: 'Saved places',
    place: 'Place',
    placePlaceholder: 'Search for a place or an address',
    placeMissing: 'Choose a place from the suggestions.',
    label: 'Name for this place',
    labels: { home: 'Home', work: 'Work' },
    labelMissing: 'Enter a name, such as Home.',
    replaces: 'This replaces your current place named {{label}}.',
    add: 'Save place',
    adding: 'Saving…',
    added: '{{label}} is saved.',
    notAdded: 'The place wasn’t saved',
    remove: 'Remove',
    removeLabel: 'Remove {{label}}',
    removed: '{{label}} is removed.',
    notRemoved: 'The place wasn’t removed',
  },
};
