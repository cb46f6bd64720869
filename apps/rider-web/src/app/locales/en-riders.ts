/** Texts of the "Who's riding" section while a trip is planned. */
export const enRiders = {
  riders: {
    title: 'Who’s riding',
    count: '{{confirmed}} of {{size}}',
    you: 'You',
    confirmed: 'Confirmed',
    pending: 'Pending',
    add: 'Add rider',
    addThis: 'Add rider',
    cancel: 'Cancel',
    remove: 'Remove {{name}}',
    name: 'Name',
    address: 'Phone number or email address',
    hint: 'We invite the people you add once the ride is booked.',
    full: 'Every seat has a rider. Make the group larger to add more people.',
    tooMany_one: 'One person has no seat. Remove someone or make the group larger.',
    tooMany_other: '{{count}} people have no seat. Remove them or make the group larger.',
    problems: {
      nameMissing: 'Enter a name.',
      addressInvalid: 'Enter a phone number with 10 digits or an email address.',
      addedAlready: 'This person is already on the list.',
    },
  },
};
