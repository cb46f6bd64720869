import type { Translation } from '@groupride/web-ui';
import type { enRates } from './en-rates';

export const esRates: Translation<typeof enRates> = {
  rates: {
    title: 'Tarifas',
    text: 'Un grupo más pequeño puede reservar un tipo de viaje y paga el número mínimo de asientos, repartido entre quienes viajan. Los cambios valen para los precios nuevos de inmediato. Las cotizaciones existentes conservan el suyo.',
    rideType: 'Tipo de viaje',
    base: 'Base por persona',
    minimum: 'Mínimo de asientos pagados',
    minimumOf: 'Mínimo de asientos pagados de {{name}}',
    range: 'Escribe un número de {{least}} a {{most}}',
    save: 'Guardar',
    saved: '{{name}}: mínimo de {{seats}} asientos guardado',
    failed: 'No pudimos guardarlo',
  },
};
