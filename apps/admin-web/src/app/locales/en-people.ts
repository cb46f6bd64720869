export const enPeopleAudit = {
  view_riders: 'Viewed the list of riders',
  view_drivers: 'Viewed the list of drivers',
  view_rider: 'Viewed a rider',
  block_rider: 'Blocked a rider',
  unblock_rider: 'Unblocked a rider',
  add_note: 'Added a note',
  remove_note: 'Removed a note',
  read_notes: 'Read the notes about a person',
};

export const enPeople = {};
