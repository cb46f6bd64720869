export const enRoles = {
  roles: {
    names: {
      viewer: 'Viewer',
      support: 'Support',
      dispatcher: 'Dispatcher',
      finance: 'Finance',
      administrator: 'Administrator',
    },
    needed: 'Your role is {{role}}. Changes here require {{roles}}.',
    hidden: 'Your role is {{role}}. Seeing this requires {{roles}}.',
    pageRefused: 'This page isn’t open to your role',
  },
};
