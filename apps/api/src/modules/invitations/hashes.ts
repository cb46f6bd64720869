import { createHash } from 'node:crypto';
import type { Contact } from './domain/contact';

export const hashContact = ({ channel, address }: Contact): string => hash(`${channel}:${address}`);
export const hashToken = hash;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
