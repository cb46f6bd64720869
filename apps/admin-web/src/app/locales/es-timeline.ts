/** Textos de la cronología de un viaje. */
export const esTimeline = {
  timeline: {
    takenBack: 'Se retiró el viaje al conductor',
    lost: {
      not_confirmed: 'El conductor no lo confirmó',
      not_set_out: 'El conductor no salió a tiempo',
      document_expired: 'Venció un documento del conductor',
    },
    confirmation: {
      day_before: 'Confirmación del día anterior',
      hour_before: 'Confirmación de una hora antes',
      standby: 'Confirmación tras pasar de la lista de espera al viaje',
    },
  },
} as const;
