/** Texts of sales inquiries. */
export const esSales = {
  sales: {
    title: 'Ventas',
    text: 'Consultas de la página de empresas. Responde por correo o teléfono y márcalas como respondidas.',
    filter: 'Estado',
    all: 'Todas las consultas',
    states: { new: 'Nueva', answered: 'Respondida', closed: 'Cerrada' },
    noneNew: 'No hay consultas nuevas',
    none: 'No hay consultas',
    noneHint: 'Las consultas nuevas de la página de empresas aparecen aquí.',
    subject: 'Tu consulta a GroupRide',
    changed: '{{state}} por {{name}}, {{time}}',
    setAnswered: 'Marcar como respondida',
    setClosed: 'Cerrar consulta',
    setNew: 'Reabrir consulta',
    saving: 'Guardando…',
    notChanged: 'No se cambió el estado',
    changedMeanwhile: '{{name}} acaba de cambiarla a «{{state}}». Revísala antes de decidir.',
    done: '{{name}}: {{state}}',
    pages: 'Páginas de consultas',
  },
};
