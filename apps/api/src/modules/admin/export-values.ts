import {
  AUDIT_ACTIONS,
  AUDIT_ACTIONS_ES,
  declineText,
  DEMO_REASONS,
  reasonIn,
  SYSTEM_CANCELLATION_REASONS,
  type ApplicationStatus,
  type Language,
  type PaymentMethod,
  type PaymentPurpose,
  type PaymentState,
  type RiderState,
  type RideStatus,
  type VehicleClass,
} from '@groupride/contracts';
import type { ExportValues } from '../../platform/export/table';

const RIDE_STATUS: Record<RideStatus, string> = {
  awaiting_payment: 'Terminando el pago',
  pending: 'Pendiente',
  confirmed: 'Confirmado',
  en_route: 'En camino',
  in_progress: 'En curso',
  completed: 'Completado',
  cancelled: 'Cancelado',
};
const PAYMENT_METHOD: Record<PaymentMethod, string> = {
  card: 'Tarjeta',
  cash: 'Pago en persona',
  account: 'Cuenta de empresa',
};
const APPLICATION_STATUS: Record<ApplicationStatus, string> = {
  applied: 'Solicitud',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  suspended: 'Suspendido',
};
const VEHICLE_CLASS: Record<VehicleClass, string> = {
  car: 'Auto',
  van: 'Van',
  minibus: 'Minibús',
  shuttle: 'Bus de enlace',
  coach: 'Autobús',
  party_bus: 'Bus de fiesta',
};
const RIDER_STATE: Record<RiderState, string> = {
  active: 'Activo',
  blocked: 'Bloqueado',
  guest: 'Invitado',
  deleted: 'Eliminado',
};
const LANGUAGE: Record<Language, string> = { en: 'Inglés', es: 'Español' };
const PAYMENT_PURPOSE: Record<PaymentPurpose, string> = {
  ride: 'Viaje',
  share: 'Parte',
  tip: 'Propina',
  debt: 'Deuda',
  overpayment: 'Pago en exceso',
};
const PAYMENT_STATE: Record<PaymentState, string> = {
  created: 'Iniciado',
  requires_action: 'Falta confirmar',
  failed: 'Fallido',
  stored: 'Tarjeta guardada, se autoriza después',
  authorized: 'Autorizado',
  captured: 'Capturado',
  released: 'Liberado',
};

const mapOf = (texts: Readonly<Record<string, string>>): ExportValues => new Map(Object.entries(texts));

/** Translates system reasons by exact lookup, because matching patterns against each row would be slow. */
function cancelReasons(): ExportValues {
  const stored = [...Object.values(SYSTEM_CANCELLATION_REASONS.en), ...Object.values(DEMO_REASONS.en)];
  const known = new Map(stored.map((reason) => [reason as string, reasonIn(reason, 'es')]));
  const [start] = SYSTEM_CANCELLATION_REASONS.en.methodNotUpdated.split('{method}') as [string];
  return { get: (reason) => known.get(reason) ?? (reason.startsWith(start) ? reasonIn(reason, 'es') : undefined) };
}

/** Translates actions of the audit log. */
function auditActions(): ExportValues {
  return mapOf(
    Object.fromEntries(Object.entries(AUDIT_ACTIONS).map(([action, key]) => [action, AUDIT_ACTIONS_ES[key]])),
  );
}

const ES = {
  rideStatus: mapOf(RIDE_STATUS),
  paymentMethod: mapOf(PAYMENT_METHOD),
  applicationStatus: mapOf(APPLICATION_STATUS),
  vehicleClass: mapOf(VEHICLE_CLASS),
  riderState: mapOf(RIDER_STATE),
  language: mapOf(LANGUAGE),
  paymentPurpose: mapOf(PAYMENT_PURPOSE),
  paymentState: mapOf(PAYMENT_STATE),
  failure: { get: (code: string) => declineText(code, 'es', 'operator') ?? undefined },
  cancelReason: cancelReasons(),
  auditAction: auditActions(),
} satisfies Record<string, ExportValues>;
export type ExportValueName = keyof typeof ES;

/** Values as the pages show them. English files keep the values of the API, because programs read them. */
export const EXPORT_VALUES: Readonly<Record<Language, Readonly<Partial<Record<ExportValueName, ExportValues>>>>> = {
  en: {},
  es: ES,
};
