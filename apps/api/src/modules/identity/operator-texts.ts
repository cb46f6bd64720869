import type { OperatorRole } from '@groupride/contracts';
import type { MessageTemplate } from './domain/message-content';

const ROLES_EN: Readonly<Record<OperatorRole, string>> = {
  viewer: 'viewer',
  support: 'support',
  dispatcher: 'dispatcher',
  finance: 'finance',
  administrator: 'administrator',
};
const ROLES_ES: Readonly<Record<OperatorRole, string>> = {
  viewer: 'consulta',
  support: 'soporte',
  dispatcher: 'despacho',
  finance: 'finanzas',
  administrator: 'administración',
};

export const OPERATOR_INVITED: MessageTemplate<{ by: string; role: OperatorRole; url: string }> = {
  en: ({ by, role, url }) => ({
    subject: 'You can now sign in to GroupRide operations',
    text: [
      `${by} gave you access to GroupRide operations. Your role: ${ROLES_EN[role]}.`,
      `Sign in with this email address: ${url}`,
      'If you don’t work with GroupRide, ignore this message.',
    ],
  }),
  es: ({ by, role, url }) => ({
    subject: 'Ya puedes entrar en operaciones de GroupRide',
    text: [
      `${by} te dio acceso a operaciones de GroupRide. Tu rol: ${ROLES_ES[role]}.`,
      `Entra con este correo electrónico: ${url}`,
      'Si no trabajas con GroupRide, ignora este mensaje.',
    ],
  }),
};

export const OPERATOR_ROLE_CHANGED: MessageTemplate<{ by: string; role: OperatorRole }> = {
  en: ({ by, role }) => ({
    subject: 'Your role in GroupRide operations changed',
    text: [`${by} changed your role in GroupRide operations to: ${ROLES_EN[role]}.`],
  }),
  es: ({ by, role }) => ({
    subject: 'Tu rol en operaciones de GroupRide cambió',
    text: [`${by} cambió tu rol en operaciones de GroupRide a: ${ROLES_ES[role]}.`],
  }),
};

export const OPERATOR_REMOVED: MessageTemplate<{ by: string }> = {
  en: ({ by }) => ({
    subject: 'Your access to GroupRide operations ended',
    text: [`${by} removed your access to GroupRide operations. Your own account for riding is unchanged.`],
  }),
  es: ({ by }) => ({
    subject: 'Tu acceso a operaciones de GroupRide terminó',
    text: [`${by} quitó tu acceso a operaciones de GroupRide. Tu cuenta para viajar no cambió.`],
  }),
};
