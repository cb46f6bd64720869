import { esAudit } from './es-audit';
import { esAuditFields } from './es-audit-fields';
import { esExports } from './es-exports';
import { esFigures } from './es-figures';
import { esBusiness } from './es-business';
import { esChangeRoute } from './es-change-route';
import { esDevelopers } from './es-developers';
import { esCredits } from './es-credits';
import { esDispatch } from './es-dispatch';
import { esEvidence } from './es-evidence';
import { esDocuments } from './es-documents';
import { esMoney } from './es-money';
import { esOperators } from './es-operators';
import { esPayouts } from './es-payouts';
import { esPeople } from './es-people';
import { esPolicies } from './es-policies';
import { esPromotions } from './es-promotions';
import { esQueue } from './es-queue';
import { esPrices } from './es-prices';
import { esReviews } from './es-reviews';
import { esRoutePlans } from './es-route-plans';
import { esRideActions } from './es-ride-actions';
import { esRides } from './es-rides';
import { esRoles } from './es-roles';
import { esSales } from './es-sales';
import { esSearch } from './es-search';
import { esSecurity } from './es-security';
import { esSettings } from './es-settings';
import { esVehicleClasses } from './es-vehicle-classes';
import { esSupport } from './es-support';
import { esTimeline } from './es-timeline';
import { esWebhooks } from './es-webhooks';
import { esWineries } from './es-wineries';
import type { Translation } from '@groupride/web-ui';
import type { enLater } from './en-later';

export const esLater: Translation<typeof enLater> = {
  ...esAudit,
  ...esAuditFields,
  ...esExports,
  ...esFigures,
  ...esDevelopers,
  ...esWebhooks,
  ...esReviews,
  ...esSales,
  ...esBusiness,
  ...esSecurity,
  ...esSettings,
  ...esVehicleClasses,
  ...esSupport,
  ...esTimeline,
  ...esQueue,
  ...esCredits,
  ...esPeople,
  ...esSearch,
  ...esOperators,
  ...esRoles,
  ...esDispatch,
  ...esChangeRoute,
  ...esRideActions,
  dashboard: {
    title: 'Panel',
    period: 'Período',
    tabs: 'Vistas',
    overview: 'Resumen',
    rides: 'Viajes',
    drivers: 'Conductores',
    recent: 'Últimos viajes',
    allRides: 'Todos los viajes',
  },
  alerts: {
    title: 'Eventos en vivo',
    empty: 'Los eventos de los viajes aparecen aquí en tiempo real.',
    sos: 'Un pasajero pidió ayuda',
    sosDetail: 'La página Ahora muestra quién es y cómo contactarlo.',
    openNow: 'Abrir Ahora',
  },
  drivers: {
    drove: 'Completaron un viaje: {{days}}',
    title: 'Conductores',
    isNew: 'Nuevo',
    caption: 'Conductores',
    filters: 'Filtros',
    search: 'Buscar conductores',
    searchHint: 'Nombre, teléfono, correo o placa',
    phone: 'Teléfono',
    anyPresence: 'Cualquier disponibilidad',
    presences: {
      on_ride: 'En un viaje',
      online: 'En línea',
      reachable: 'En línea o en un viaje',
      offline: 'Desconectado',
    },
    anyDocuments: 'Cualquier documento',
    documentFilters: {
      in_review: 'Documentos por revisar',
      asked_again: 'Se pidió otra foto',
      expiring: 'Vencen en 30 días',
    },
    documentsUntil: 'Documentos hasta',
    pages: 'Páginas de conductores',
    filter: 'Estado de la solicitud',
    all: 'Todos',
    name: 'Conductor',
    applicationStatus: 'Estado de la solicitud',
    presence: 'Disponibilidad',
    online: 'En línea',
    lastSeen: 'visto hace {{time}}',
    neverSeen: 'aún no visto',
    offline: 'Desconectado',
    onRide: 'En {{number}}',
    vehicle: 'Vehículo',
    classes: {
      car: 'Auto',
      van: 'Van',
      minibus: 'Minibús',
      shuttle: 'Bus de enlace',
      coach: 'Autobús',
      party_bus: 'Bus de fiesta',
    },
    rating: 'Valoración',
    trips: 'Viajes',
    earnings: 'Ganancias',
    approve: 'Aprobar',
    reject: 'Rechazar',
    suspend: 'Suspender',
    reinstate: 'Reactivar',
    empty: 'Aún no hay conductores',
    emptyText: 'Aquí aparecen las solicitudes de conductores.',
    emptyFiltered: 'Ningún conductor coincide',
    reason: 'Motivo',
    reasonOptional: 'Motivo (opcional)',
    reasonHint: 'Se guarda en el registro de auditoría.',
    reasonShown: 'El conductor lo ve en la aplicación y por correo.',
    rideUnderWay: 'El viaje {{number}} está en curso',
    letFinish: 'Que lo termine',
    handOver: 'Pasarlo a otro',
    finishHint: 'El conductor termina este viaje y no recibe más.',
    handOverHint: 'Buscamos otro conductor enseguida y avisamos a los pasajeros.',
    startedHint: 'Ya hay pasajeros a bordo, así que solo este conductor puede terminarlo.',
    rideRequired: 'Elige qué pasa con este viaje',
    reasonRequired: 'Escribe un motivo',
    working: 'Guardando…',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
    approveTitle: '¿Aprobar a {{name}}?',
    approveText: '{{name}} podrá conectarse y aceptar viajes enseguida.',
    rejectTitle: '¿Rechazar la solicitud de {{name}}?',
    rejectText: '{{name}} no podrá conectarse.',
    suspendTitle: '¿Suspender a {{name}}?',
    suspendText: '{{name}} se desconecta y no recibe viajes hasta que reactives su cuenta.',
    reinstateTitle: '¿Reactivar a {{name}}?',
    reinstateText: '{{name}} podrá conectarse y aceptar viajes de nuevo.',
    approveDone: '{{name}}: solicitud aprobada',
    rejectDone: '{{name}}: solicitud rechazada',
    suspendDone: '{{name}}: cuenta suspendida',
    reinstateDone: '{{name}}: cuenta reactivada',
  },
  amounts: {
    comma: 'Usa un punto antes de los centavos, como 12.50. La coma solo separa los miles.',
  },
  operationErrors: {
    already_operator: 'Alguien con este correo ya es operador.',
    operator_changed: 'Otra persona cambió a este operador mientras tanto. No se cambió nada; revisa la lista.',
    operator_fixed: 'Esta persona administra según la configuración de esta instalación y solo se cambia allí.',
    last_administrator:
      'Ninguna otra persona con el rol de administración entró todavía. Dáselo primero a otra persona.',
    email_taken:
      'Una cuenta con este correo todavía no lo confirmó. Pide a la persona que entre una vez por correo en la app de viajes e invítala de nuevo.',
    phone_taken: 'Otra cuenta ya verificó este teléfono. Usa otro número.',
    account_is_operator: 'Esta cuenta se usa para operaciones, así que no se puede bloquear.',
    already_blocked: 'Este pasajero ya está bloqueado.',
    not_blocked: 'Este pasajero ya no está bloqueado.',
    saved_view_exists: 'Ya tienes una vista con este nombre. Elige otro nombre.',
    too_many_saved_views: 'Ya guardaste 20 vistas de esta lista. Borra una para guardar otra.',
    route_plan_published: 'Este plan ya se publicó. Cambia o cancela sus viajes.',
    route_plan_not_feasible:
      'Este plan no tiene rutas que se puedan hacer. Resuélvelo o corrige el orden de sus paradas.',
    route_plan_serves_nobody:
      'Este plan no da servicio a nadie, así que no hay nada que publicar. Cambia sus pedidos o vehículos y vuelve a resolverlo.',
    route_plan_in_past: 'Este plan empieza en el pasado. Cambia su día o sus horas y vuelve a resolverlo.',
    alert_taken: 'Otra persona del equipo se encarga de esta alerta.',
    note_changed: 'Otra persona del equipo cambió esta nota entretanto.',
    reply_changed: 'Otra persona del equipo respondió a esta reseña entretanto.',
    inquiry_changed: 'Otra persona del equipo acaba de cambiar esta consulta. Revisa primero su estado actual.',
    route_plan_changed: 'Alguien cambió este plan entretanto. Vuelve a cargarlo e inténtalo de nuevo.',
    token_not_active: 'Este token ya se reemplazó o se revocó, o venció. Crea uno nuevo.',
    too_many_webhook_endpoints:
      'Esta cuenta ya tiene 20 destinos de webhooks. Elimina uno que ya no se use e inténtalo de nuevo.',
    webhook_endpoint_disabled: 'Este destino está desactivado. Actívalo primero.',
    too_many_tokens: 'Ya hay 50 tokens activos. Revoca uno que ya no se use e inténtalo de nuevo.',
    promo_code_taken: 'Otra promoción ya usa este código. Elige uno distinto.',
    cash_amount_required: 'Escribe cuánto efectivo recibió el conductor.',
    fee_too_large: 'Es más de lo que se puede cobrar del pago del organizador. No cambió nada.',
    application_changed:
      'Otra persona acaba de decidir sobre esto, así que no se cambió nada. Revisa primero el estado actual.',
    active_ride_undecided: 'Este conductor tiene ahora un viaje en curso. Elige qué pasa con él.',
    documents_missing: 'Acepta primero un documento de cada grupo y después aprueba la solicitud.',
    document_link_expired: 'Este enlace venció. Abre los documentos otra vez.',
    driver_not_assignable: 'Ese conductor no puede tomar el viaje ahora. Elige a otro.',
    cancellation_not_agreed: 'Los importes acaban de cambiar. Revisa los nuevos.',
    amount_mismatch: 'El importe acaba de cambiar. Revisa el nuevo.',
    place_outside_area: 'Este lugar está fuera de la zona que cubrimos.',
    dispute_evidence_closed: 'El banco ya decidió esta disputa. No recibe más pruebas.',
    dispute_evidence_given: 'El banco ya tiene las pruebas. No se pueden cambiar.',
    dispute_evidence_too_late: 'El plazo del banco ya pasó. No recibe más pruebas.',
    dispute_evidence_changed: 'Un colega cambió estas pruebas mientras tanto. Cárgalas de nuevo para verlas.',
    dispute_evidence_in_progress:
      'Estas pruebas se están enviando. Envíalas de nuevo para saber si el banco las tiene.',
    dispute_evidence_too_large:
      'Los bancos reciben 4.5 MB de archivos en total. Quita un archivo o elige uno más pequeño.',
    dispute_evidence_missing: 'Primero escribe una declaración o agrega un archivo.',
    dispute_evidence_refused: 'El proveedor de pagos lo rechazó. No se envió nada y tu borrador se conserva.',
    dispute_evidence_unconfirmed:
      'El proveedor de pagos aún no lo confirma. Tus pruebas se conservan. Envíalas de nuevo en un momento.',
    document_type_refused: 'Elige un PDF o una foto: JPEG o PNG.',
    document_unreadable: 'Este archivo está dañado, tiene contraseña o es demasiado grande. Elige otro.',
    document_active_content: 'Este PDF contiene un script u otro archivo. Imprímelo como un PDF nuevo.',
    refundable_changed:
      'El reembolso de otra persona acaba de cambiar lo que queda. Ahora no se reembolsó nada. Revisa los importes e inténtalo de nuevo.',
    refund_too_large: 'Es más de lo que queda por reembolsar. No se reembolsó nada. Los importes ya están al día.',
    prices_changed:
      'Otra persona guardó precios mientras tanto. El historial ya está al día. Revísalo y guarda de nuevo.',
    account_is_driver:
      'Esta persona tiene un perfil de conductor. Sus ganancias y datos fiscales deben conservarse, así que la cuenta no se puede borrar. Suspende al conductor.',
    account_has_ride: 'Esta persona tiene un viaje sin terminar. Cancélalo o espera a que termine.',
    account_has_debt: 'Esta persona aún debe dinero. Cierra la deuda primero.',
    account_has_payment: 'Un pago de esta persona aún no termina. Espera a que se cobre o se libere.',
    setting_changed:
      'Un colega cambió este ajuste mientras tanto. El historial ya está al día. Revísalo y guarda de nuevo.',
    feature_off: 'Está desactivado en Ajustes, Funciones.',
    version_not_planned: 'Estos precios ya empezaron o se retiraron. Vuelve a aplicar una versión anterior.',
    account_suspended: 'Esta cuenta de empresa está suspendida. Actívala primero.',
    business_account_changed:
      'Otra persona del equipo acaba de cambiar esta cuenta. No se guardó nada. Revisa su cambio y guarda de nuevo.',
    account_closed: 'Esta cuenta de empresa está cerrada definitivamente.',
    cost_center_exists: 'Esta cuenta ya tiene un centro de costos con este código. Usa otro código.',
    service_account_taken: 'Esta cuenta de servicio está cerrada o ya pertenece a una cuenta de empresa.',
    nothing_to_invoice: 'Todo lo que debe esta cuenta ya está en una factura.',
    invoice_not_open: 'Esta factura está pagada, pagada en parte o anulada. Vuelve a cargarla para ver su estado.',
    payment_reversed: 'Este pago ya fue revertido. Vuelve a cargar la factura para verlo.',
    charge_not_owed: 'No se debe nada por este viaje, así que no hay nada que acreditar.',
    credit_spent: 'No queda nada de este crédito por retirar. La lista ya está al día.',
    credit_not_used: 'El pasajero ya tiene de vuelta el crédito de este viaje. La lista ya está al día.',
    policy_in_force: 'Esta versión ya entró en vigor. Agrega otra en su lugar.',
    refund_not_possible: 'Este pago no se puede reembolsar a la tarjeta.',
    payout_not_repeatable: 'Este pago no falló o ya se reintentó.',
    payout_account_not_ready: 'El conductor tiene que actualizar antes sus datos bancarios.',
    payout_too_large: 'El saldo del conductor ahora es menor: ya se pagó una parte. No se envió nada.',
  },
  failed: {
    businessAccounts: 'No pudimos cargar las cuentas de empresa',
    businessAccount: 'No pudimos cargar la cuenta de empresa',
    businessCharges: 'No pudimos cargar los cargos',
    businessInvoices: 'No pudimos cargar las facturas',
    businessInvoice: 'No pudimos cargar la factura',
    close: 'No pudimos cargar el cierre diario',
    reviews: 'No pudimos cargar las reseñas',
    search: 'No pudimos buscar',
    sales: 'No pudimos cargar las consultas de ventas',
    support: 'No pudimos cargar los chats de soporte',
    metrics: 'No pudimos cargar las cifras',
    rides: 'No pudimos cargar los viajes',
    ride: 'No pudimos cargar el viaje',
    position: 'No pudimos cargar la ubicación del conductor',
    charges: 'No pudimos cargar los cobros',
    chat: 'No pudimos cargar los mensajes',
    dispatch: 'No pudimos cargar las decisiones de asignación',
    standby: 'No pudimos cargar la lista de espera',
    drivers: 'No pudimos cargar los conductores',
    driver: 'No pudimos cargar al conductor',
    riders: 'No pudimos cargar a los pasajeros',
    rider: 'No pudimos cargar al pasajero',
    payments: 'No pudimos cargar los pagos',
    credits: 'No pudimos cargar el crédito',
    notes: 'No pudimos cargar las notas',
    wineries: 'No pudimos cargar las bodegas',
    settings: 'No pudimos cargar los ajustes',
    rates: 'No pudimos cargar las tarifas',
    routePlans: 'No pudimos cargar los planes de rutas',
    promotions: 'No pudimos cargar las promociones',
    foundCharges: 'No pudimos buscar los cobros',
    alerts: 'No pudimos cargar las alertas',
    runs: 'No pudimos cargar las conciliaciones',
    webhookEvents: 'No pudimos cargar los eventos de webhook sin procesar',
    disputes: 'No pudimos cargar las disputas',
    payouts: 'No pudimos cargar los pagos a conductores',
    policies: 'No pudimos cargar las políticas de cancelación',
    tokens: 'No pudimos cargar tus tokens',
    webhookEndpoints: 'No pudimos cargar los destinos de webhooks',
    webhookDeliveries: 'No pudimos cargar las entregas',
    apiRequests: 'No pudimos cargar el registro de solicitudes',
    serviceAccounts: 'No pudimos cargar las cuentas de servicio',
    operators: 'No pudimos cargar los operadores',
    security: 'No pudimos cargar tu configuración de acceso',
    sessions: 'No pudimos cargar tus sesiones',
    audit: 'No pudimos cargar el registro de auditoría',
  },
  applicationStatus: { applied: 'Solicitud', approved: 'Aprobado', rejected: 'Rechazado', suspended: 'Suspendido' },
  ...esPayouts,
  ...esPolicies,
  evidence: esEvidence,
  ...esDocuments,
  ...esPromotions,
  ...esRoutePlans,
  ...esRides,
  ...esMoney,
  ...esPrices,
  ...esWineries,
};
