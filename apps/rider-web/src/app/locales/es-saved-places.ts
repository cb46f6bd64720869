import type { Translation } from '@groupride/web-ui';
import type { enSavedPlaces } from './en-saved-places';

export const esSavedPlaces: Translation<typeof enSavedPlaces> = {
  savedPlaces: {
    detail:
      'Aparecen primero cuando eliges un punto de recogida o un destino. Tu grupo y tu conductor ven el lugar, no el nombre que le das.',
    empty: 'Aún no guardas lugares.',
    failed: 'No pudimos cargar tus lugares guardados',
    list: 'Lugares guardados',
    place: 'Lugar',
    placePlaceholder: 'Busca un lugar o una dirección',
    placeMissing: 'Elige un lugar de las sugerencias.',
    label: 'Nombre de este lugar',
    labels: { home: 'Casa', work: 'Trabajo' },
    labelMissing: 'Escribe un nombre, por ejemplo Casa.',
    replaces: 'Esto reemplaza tu lugar actual llamado {{label}}.',
    add: 'Guardar lugar',
    adding: 'Guardando…',
    added: '{{label}} quedó guardado.',
    notAdded: 'No se guardó el lugar',
    remove: 'Quitar',
    removeLabel: 'Quitar {{label}}',
    removed: '{{label}} se quitó.',
    notRemoved: 'No se quitó el lugar',
  },
};
