import type { enDocuments } from './en-documents';

/** Revisión de los documentos de conductores. */
export const esDocuments: typeof enDocuments = {
  documents: {
    open: 'Documentos',
    inReview_one: '{{count}} por revisar',
    inReview_other: '{{count}} por revisar',
    title: 'Documentos de {{name}}',
    text: 'Verlos queda anotado en el registro de auditoría.',
    failed: 'No pudimos cargar los documentos',
    missing: 'Faltan: {{names}}',
    required: 'La solicitud se puede aprobar cuando cada grupo tiene un documento aceptado.',
    groups: {
      license: 'Licencia de conducir',
      registration: 'Registro del vehículo',
      insurance: 'Seguro',
      vehicle_photos: 'Fotos del vehículo',
    },
    none: 'Aún no se subió nada',
    states: { in_review: 'Por revisar', accepted: 'Aceptado', rejected: 'Rechazado' },
    about: '{{group}}, subido el {{date}}',
    reason: 'Motivo: {{reason}}',
    download: 'Descargar',
    pdf: 'Archivo PDF',
    accept: 'Aceptar',
    reject: 'Rechazar',
    rejectNow: 'Rechazar documento',
    rejectReason: 'Motivo',
    rejectHint: 'El conductor lo ve en la aplicación y por correo, y puede subir otro archivo.',
    reasonRequired: 'Escribe un motivo',
    saving: 'Guardando…',
    saveFailed: 'No pudimos guardarlo. Inténtalo de nuevo.',
    acceptedDone: 'Documento aceptado',
    rejectedDone: 'Documento rechazado',
  },
};
