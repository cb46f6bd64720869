import { createHash } from 'node:crypto';
import type { Contact } from './domain/contact';

export const hashContact = ({ channel, address }: Contact): string =>
  createHash('sha256').update(`${channel}:${address}`).digest('base64url');
