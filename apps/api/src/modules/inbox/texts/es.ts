import type { ProgressCause } from '@groupride/contracts';
import type { ChangeFailure, RouteChangeFacts } from '../domain/notification';
import type { Readable, Texts } from './texts';

const DRIVER_NOT_COMING_BECAUSE: Readonly<Record<ProgressCause, string>> = {
  stalled: 'Tu conductor no se acercaba',
  moving_away: 'Tu conductor no se acercaba',
  unreachable: 'No podemos contactar con tu conductor',
  left_pickup: 'Tu conductor se fue de la recogida',
};

const CHANGE_FAILED_BECAUSE: Readonly<Record<ChangeFailure, string>> = {
  too_late: 'El importe mayor no se confirmó a tiempo.',
  taken: 'Un conductor tomó el viaje antes.',
  arrived: 'Tu conductor llegó antes al punto de recogida.',
  refused: 'Ya no era posible.',
};

/** Title and message of each kind of notification, in Spanish. */
export const es: Texts = {
  driver_assigned: ({ driverName, vehicle, licensePlate, destination, reason }) => ({
    title: 'Conductor asignado',
    message: `${driverName} te llevará a ${destination}: ${vehicle}, placa ${licensePlate}.${because(reason)}`,
  }),
  driver_reassigned: ({ driverName, vehicle, licensePlate, destination, reason }) => ({
    title: 'Cambiamos tu conductor',
    message: `Ahora ${driverName} te llevará a ${destination}: ${vehicle}, placa ${licensePlate}. Tu precio no cambia.${because(reason)}`,
  }),
  driver_changed: ({ driverName, vehicle, licensePlate, destination }) => ({
    title: 'Cambió tu conductor',
    message: `Ahora ${driverName} te llevará a ${destination}: ${vehicle}, placa ${licensePlate}. La hora y el precio no cambian.`,
  }),
  driver_released: ({ destination }) => ({
    title: 'Buscamos otro conductor',
    message: `Tu conductor no puede llevarte a ${destination}. Buscaremos a otro.`,
  }),
  driver_not_coming: ({ destination, cause }) => ({
    title: 'Buscamos otro conductor',
    message: `${DRIVER_NOT_COMING_BECAUSE[cause]}, así que buscamos otro a ${destination}. Tu precio y tu pago no cambian.`,
  }),
  driver_set_out: ({ driverName }) => ({
    title: 'Tu conductor va en camino',
    message: `${driverName} va en camino al punto de recogida.`,
  }),
  driver_arrived: ({ driverName, vehicle, licensePlate }) => ({
    title: 'Tu conductor llegó',
    message: `${driverName} está en el punto de recogida: ${vehicle}, placa ${licensePlate}. Ten listo tu código.`,
  }),
  pickup_moved: ({ pickup, destination, reason, ...price }) => ({
    title: 'Cambió el punto de recogida',
    message: `Tu viaje a ${destination} ahora empieza en ${pickup}.${priced(price)}${because(reason)}`,
  }),
  destination_changed: ({ destination, reason, ...price }) => ({
    title: 'Cambió el destino',
    message: `Tu viaje ahora va a ${destination}.${priced(price)}${because(reason)}`,
  }),
  change_given_up: ({ destination, cause }) => ({
    title: 'Cambio no hecho',
    message: `${CHANGE_FAILED_BECAUSE[cause]} Tu viaje a ${destination} y su precio no cambian.`,
  }),
  vehicle_shared: ({ before, total }) => ({
    title: 'Otro grupo comparte tu viaje',
    message: `Tu grupo ahora paga ${total} en vez de ${before}.`,
  }),
  trip_started: ({ destination }) => ({ title: 'El viaje comenzó', message: `Vas en camino a ${destination}.` }),
  trip_completed: ({ destination, reason }) => ({
    title: 'Viaje terminado',
    message: reason
      ? `GroupRide marcó tu viaje a ${destination} como terminado. Escribe a soporte si no es así.${because(reason)}`
      : `Llegaste a ${destination}. Califica el viaje o deja una propina.`,
  }),
  trip_ended_away: ({ destination, reason }) => ({
    title: 'El viaje terminó antes del destino',
    message: `Tu conductor terminó el viaje lejos de ${destination}. Escribe a soporte si no es así.${because(reason)}`,
  }),
  ride_cancelled: ({ destination, reason, fee }) => ({
    title: 'Viaje cancelado',
    message: `Tu viaje a ${destination} se canceló.${cancellationFee(fee)}${because(reason)}`,
  }),
  member_joined: ({ name, destination }) => ({
    title: `${name} se unió`,
    message: `${name} tiene un asiento en tu viaje a ${destination}.`,
  }),
  member_left: ({ name, destination, isCovered }) => ({
    title: `${name} se fue`,
    message: `${name} dejó su asiento en tu viaje a ${destination}.${isCovered ? ' Lo pagas tú si nadie más lo toma.' : ''}`,
  }),
  pledge_joined: ({ name, joined, minRiders, destination }) => ({
    title: `${name} se unió`,
    message: `${name} participa en el viaje a ${destination}: se unieron ${joined}, se necesitan ${minRiders}.`,
  }),
  pledge_reached: ({ riders, destination }) => ({
    title: 'Se unieron suficientes personas',
    message: `Se unieron ${riders} personas al viaje a ${destination}, así que se hará. Lo reservamos al vencer el plazo.`,
  }),
  pledge_reopened: ({ missing, destination }) => ({
    title: 'Vuelven a faltar personas',
    message: `El viaje a ${destination} vuelve a necesitar más personas. Faltan: ${missing}.`,
  }),
  pledge_reminder: ({ missing, hours, destination }) => ({
    title: `Quedan ${hours} horas para unirse`,
    message: `El viaje a ${destination} necesita más personas. Faltan: ${missing}. Comparte el enlace.`,
  }),
  pledge_booked: ({ riders, share, destination }) => ({
    title: 'Tu viaje está reservado',
    message: `Viajan ${riders} personas a ${destination}. Tu parte es ${share}.`,
  }),
  pledge_missed: ({ minRiders, destination }) => ({
    title: 'El viaje no se hace',
    message: `Menos de ${minRiders} personas se unieron a tiempo al viaje a ${destination}. No pagas nada.`,
  }),
  pledge_seat_lost: ({ destination }) => ({
    title: 'Perdiste tu asiento',
    message: `Tu parte del viaje a ${destination} no se pagó a tiempo. No pagas nada.`,
  }),
  payment_needed: ({ amount, destination }) => ({
    title: 'Falta tu pago',
    message: `No pudimos reservar ${amount} para tu viaje a ${destination}. Actualiza tu pago, por favor.`,
  }),
  payment_owed: ({ amount, destination }) => ({
    title: 'Falta tu pago',
    message: `Todavía debes ${amount} de tu viaje a ${destination}. Págalos con cualquier tarjeta en la página del viaje.`,
  }),
  consent_needed: ({ share, agreed, destination }) => ({
    title: 'Tu parte cambió',
    message: `Tu parte del viaje a ${destination} ahora es ${share}; habías aceptado ${agreed}. Revísala, por favor.`,
  }),
  payment_refunded: ({ amount, destination }) => ({
    title: 'Reembolso enviado',
    message: `Te reembolsamos ${amount} de tu viaje a ${destination}.`,
  }),
  share_released: ({ amount, destination }) => ({
    title: 'Importe liberado',
    message: `Ya no formas parte del viaje a ${destination}. Se liberan los ${amount} que reservamos en tu tarjeta; tu banco puede mostrarlos unos días más.`,
  }),
  receipt_ready: ({ destination }) => ({
    title: 'Recibo listo',
    message: `El recibo de tu viaje a ${destination} está listo.`,
  }),
  settle_up_sent: ({ name, amount, destination }) => ({
    title: `${name} te pagó`,
    message: `${name} dice que te pagó ${amount} por el viaje a ${destination}. Confírmalo cuando lo recibas.`,
  }),
  settle_up_confirmed: ({ name, amount, destination }) => ({
    title: 'Cuentas saldadas',
    message: `${name} recibió tus ${amount} por el viaje a ${destination}.`,
  }),
  message: ({ name }) => ({ title: 'Mensaje nuevo', message: `${name} escribió en el chat de tu viaje.` }),
  review_answered: () => ({
    title: 'Respondimos tu reseña',
    message: 'Gracias por calificar tu viaje. Ábrelo para leer nuestra respuesta.',
  }),
  support_answer: () => ({ title: 'Soporte respondió', message: 'Tienes un mensaje nuevo de soporte.' }),
  invitation: ({ name, destination }) => ({
    title: 'Tienes una invitación',
    message: `${name} te invita a viajar a ${destination}.`,
  }),
  invitation_not_sent: ({ name, destination }) => ({
    title: `No se invitó a ${name}`,
    message: `No pudimos enviar la invitación a tu viaje a ${destination}. Comparte el enlace para unirse.`,
  }),
  ready_check: ({ name, destination }) => ({
    title: '¿Estás listo?',
    message: `${name} pregunta si todos están listos para el viaje a ${destination}.`,
  }),
  nudge: ({ name, pickup }) => ({
    title: 'Tu grupo te espera',
    message: `${name} te pide que vayas al punto de recogida: ${pickup}.`,
  }),
  safety_check: ({ destination }) => ({
    title: '¿Va todo bien?',
    message: `Tu viaje a ${destination} no va según lo previsto. Dinos que estás bien o pide ayuda.`,
  }),
  credit_granted: ({ amount, reason }) => ({
    title: `Tienes ${amount} de crédito`,
    message: `Paga tu propio asiento en tus próximos viajes. Motivo: ${reason}`,
  }),
  credit_revoked: ({ amount, reason }) => ({
    title: `Retiramos ${amount} de crédito`,
    message: `Motivo: ${reason}`,
  }),
  credit_ending: ({ reason }) => ({
    title: 'Un crédito termina con tu viaje',
    message: `Lo que tu viaje no necesite de él termina. Motivo: ${reason}`,
  }),
  credit_returned: ({ amount, reason }) => ({
    title: `Te devolvimos ${amount} de crédito`,
    message: `Puedes usarlo en tus próximos viajes. Motivo: ${reason}`,
  }),
};

/** The price after operations changed a route; empty when it is unknown. */
function priced({ before, total, share }: Readable<RouteChangeFacts>): string {
  if (before === undefined || total === undefined) return '';
  const own = share === undefined ? '' : ` Tu parte es ${share}.`;
  return before === total
    ? ` El viaje sigue costando ${total}.${own}`
    : ` El viaje ahora cuesta ${total} en vez de ${before}.${own}`;
}

/** The reason, or an empty text without one. */
function because(reason: string | null | undefined): string {
  return reason ? ` Motivo: ${reason}` : '';
}

/** Older notifications do not have the fee. */
function cancellationFee(fee: string | null | undefined): string {
  if (fee === undefined) return '';
  return fee === null ? ' No tienes que pagar ningún cargo.' : ` El cargo por cancelación es ${fee}.`;
}
