export const esPeopleAudit = {
  view_riders: 'Vio la lista de pasajeros',
  view_drivers: 'Vio la lista de conductores',
  view_rider: 'Vio a un pasajero',
  block_rider: 'Bloqueó a un pasajero',
  unblock_rider: 'Desbloqueó a un pasajero',
  add_note: 'Agregó una nota',
  remove_note: 'Quitó una nota',
  read_notes: 'Leyó las notas sobre una persona',
};

export const esPeople = {};
