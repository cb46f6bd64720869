export const esRoles = {
  roles: {
    names: {
      viewer: 'Consulta',
      support: 'Soporte',
      dispatcher: 'Despacho',
      finance: 'Finanzas',
      administrator: 'Administración',
    },
    needed: 'Tu rol es {{role}}. Los cambios aquí requieren {{roles}}.',
    hidden: 'Tu rol es {{role}}. Ver esto requiere {{roles}}.',
    pageRefused: 'Tu rol no tiene acceso a esta página',
  },
};
