import type { Guides } from './guide-texts';

export const guidesEs: Guides = {
  userFlow: {
    title: 'Cómo funciona un viaje',
    previous: 'Anterior',
    next: 'Siguiente',
    again: 'Volver a empezar',
    start: 'Planear un viaje',
    steps: {
      plan: {
        title: 'Planea',
        text: 'Elige el destino, el tamaño del grupo y el tipo de viaje. Ves el precio por persona antes de reservar.',
      },
      invite: { title: 'Invita', text: 'Comparte el enlace o el código QR. Tus amigos se unen con o sin cuenta.' },
      pay: {
        title: 'Divide el costo',
        text: 'Cada quien paga su parte, o tú cubres a tus amigos. Las tarjetas se cobran después del trayecto.',
      },
      follow: { title: 'Sigue', text: 'Ve en el mapa cómo llega tu conductor, con los minutos que faltan.' },
      board: { title: 'Sube', text: 'Comprueba la matrícula y muestra tu código al conductor.' },
      arrive: { title: 'Llega', text: 'Recibe tu recibo, deja una propina y califica el viaje.' },
    },
  },
  testFlow: {
    title: 'Prueba un viaje desde ambos lados',
    lead: 'Usa dos ventanas del navegador: una para el pasajero y otra para el conductor.',
    steps: {
      rider: {
        title: 'Reserva como pasajero',
        text: 'Inicia sesión, elige un destino y solicita el viaje.',
        open: 'Abrir la app de pasajeros',
      },
      driver: {
        title: 'Acepta como conductor',
        text: 'En la otra ventana, inicia sesión como conductor aprobado, conéctate cerca de la recogida y acepta la solicitud.',
        open: 'Abrir la app de conductores',
      },
      ride: {
        title: 'Completa el trayecto',
        text: 'Llega, comprueba el código del pasajero, inicia el trayecto y complétalo. La página del pasajero sigue cada paso.',
      },
    },
  },
};
