import type { Translation } from '@groupride/web-ui';
import type { enPageProblems } from './en-page-problems';

export const esPageProblems: Translation<typeof enPageProblems> = {
  pageProblems: {
    operator_phone_protected:
      'Quienes trabajan en operaciones cambian su teléfono en la app de operaciones, en Seguridad.',
    account_is_operator: 'Esta cuenta se usa para operaciones. Pide a otra persona de operaciones que la quite.',
    account_is_driver:
      'Conduces con esta cuenta, así que no se puede borrar: debemos conservar sus ganancias y datos fiscales. Escríbenos si quieres dejar de conducir.',
    account_has_ride: 'Tienes un viaje en curso o próximo. Primero termínalo, cancélalo o sal de él.',
    account_has_debt: 'Aún debes un importe de un viaje. Págalo primero.',
    account_has_payment: 'Un pago tuyo aún no termina. Suele tardar menos de un día.',
    driver_busy: 'Tu conductor tiene otro viaje después. Elige un punto de recogida más cercano.',
    group_too_small: 'Ya hay más personas con asiento.',
    cancellation_not_agreed: 'Los importes acaban de cambiar. Revisa los nuevos.',
    marked_no_show: 'Tu conductor esperó y sale sin ti, así que ya no puedes dejar este viaje.',
    hold_too_small: 'No pudimos reservar el importe en tu tarjeta. Confírmala o usa otra antes de cambiar el viaje.',
    already_reviewed: 'Ya calificaste este viaje.',
    guest_link_sent:
      'Alguien ya se unió a este viaje con esta dirección. Le enviamos un enlace que abre el viaje aquí.',
    guest_link_invalid: 'Este enlace ya se usó o venció. Pide otro en la página para unirte.',
    already_signed_in: 'Ya entraste. Únete con tu cuenta.',
    passenger_cannot_leave:
      'Este viaje se reservó para ti, así que no puedes salir de él. Pide a quien lo reservó que lo cancele.',
    already_verified: 'Ya subiste, así que ya no puedes salir de este viaje.',
    organizer_cannot_leave: 'Tú reservaste este viaje, así que no puedes salir de él. Cancélalo.',
    pledge_closed: 'El plazo venció o el viaje ya está reservado.',
    pledge_fixed: 'La gente se unió con estas condiciones; no se pueden cambiar.',
    pledge_not_reached: 'Aún no se unieron suficientes personas.',
    trip_link_invalid: 'Este enlace no lleva a ningún viaje.',
    trip_link_revoked: 'Este viaje ya no se comparte.',
    trip_link_expired: 'Este viaje terminó. Los enlaces funcionan hasta una hora después.',
    too_many_contacts: 'Tienes 5 contactos de emergencia. Quita uno primero.',
    too_many_trip_links: 'Tienes 10 enlaces para este viaje. Deja de compartir uno primero.',
    join_link_invalid: 'Este enlace ya no es válido.',
    already_invited: 'Ya se le invitó. Puedes repetir la invitación pasados 10 minutos, tres veces en total.',
    join_link_off: 'El enlace para unirse a este viaje está desactivado.',
    card_in_use: 'Un viaje se pagará con esta tarjeta. Podrás quitarla cuando ese viaje termine o se cancele.',
    payment_not_ready: 'El pago aún no está listo. Inténtalo en un momento.',
  },
};
