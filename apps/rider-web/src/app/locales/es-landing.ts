import type { Translation } from '@groupride/web-ui';
import type { enLanding } from './en-landing';

export const esLanding: Translation<typeof enLanding> = {
  landing: {
    title: 'Viajen juntos',
    headline: 'Un viaje para todo el grupo',
    lead: 'Reserva un vehículo, reparte el costo por persona y síguelo en vivo.',
    start: 'Empezar',
    logIn: 'Entrar',
    signUp: 'Registrarse',
    play: 'Escuchar la melodía',
    mute: 'Silenciar',
    welcome: 'Te damos la bienvenida a GroupRide',
    noAudio: '(Este dispositivo no admite audio)',
    why: 'Hecho para grupos',
    points: {
      groups: { title: 'X, XL y XXL', detail: 'De 2 amigos en un auto a 55 personas en un autobús.' },
      live: { title: 'Seguimiento en vivo', detail: 'Todo el grupo ve llegar al conductor.' },
      price: { title: 'Precios claros', detail: 'El precio por persona antes de reservar, sin cargos ocultos.' },
      schedule: {
        title: 'Ahora o después',
        detail: 'Viaja de inmediato, programa con anticipación o reserva por horas.',
      },
      business: {
        title: 'Para empresas',
        detail: 'Facturación centralizada, transporte para eventos, descuentos por volumen.',
      },
      safety: { title: 'Conductores verificados', detail: 'Antecedentes verificados y vehículos inspeccionados.' },
    },
  },
};
