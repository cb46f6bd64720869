import { esAudit } from './es-audit';
import { esExports } from './es-exports';
import { esFigures } from './es-figures';
import { esChangeRoute } from './es-change-route';
import { esDevelopers } from './es-developers';
import { esCredits } from './es-credits';
import { esDispatch } from './es-dispatch';
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
import { esRideActions } from './es-ride-actions';
import { esRides } from './es-rides';
import { esRoles } from './es-roles';
import { esSales } from './es-sales';
import { esSearch } from './es-search';
import { esSupport } from './es-support';
import { esWebhooks } from './es-webhooks';
import { esWineries } from './es-wineries';
import type { Translation } from '@groupride/web-ui';
import type { enLater } from './en-later';

export const esLater: Translation<typeof enLater> = {
  ...esAudit,
  ...esExports,
  ...esFigures,
  ...esDevelopers,
  ...esWebhooks,
  ...esReviews,
  ...esSales,
  ...esSupport,
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
    sosDetail: 'Su teléfono y su posición están en la página Ahora.',
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
      reachable: 'En línea, también en viaje',
      offline: 'Desconectado',
    },
    anyDocuments: 'Cualquier documento',
    documentFilters: { in_review: 'Documentos por revisar', expiring: 'Vencen en 30 días' },
    documentsUntil: 'Documentos hasta',
    pages: 'Páginas de conductores',
    filter: 'Estado de la solicitud',
    all: 'Todos',
    name: 'Conductor',
    applicationStatus: 'Estado de la solicitud',
    presence: 'Disponibilidad',
    online: 'En línea',
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
  applicationStatus: { applied: 'Solicitud', approved: 'Aprobado', rejected: 'Rechazado', suspended: 'Suspendido' },
  ...esPayouts,
  ...esPolicies,
  ...esDocuments,
  ...esPromotions,
  ...esRides,
  ...esMoney,
  ...esPrices,
  ...esWineries,
};
