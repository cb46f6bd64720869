import { Injectable } from '@nestjs/common';
import { type EmergencyContactForm, type EmergencyContactView, MOST_EMERGENCY_CONTACTS } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { SafetyRepository } from './safety.repository';

/** Manages the people whom a rider wants alerted in an emergency. */
@Injectable()
export class EmergencyContactsService {
  constructor(
    private readonly database: Database,
    private readonly safety: SafetyRepository,
  ) {}

  list(who: Principal): Promise<EmergencyContactView[]> {
    return this.safety.contacts(who.userId);
  }

  /** @throws ApiError validation_failed, too_many_contacts */
  async add(who: Principal, { name, phone, email }: EmergencyContactForm): Promise<EmergencyContactView> {
    const digits = phone ? digitsOf(phone) : null;
    if (!digits && !email) throw fieldError('phone', 'or email is needed');
    const contact = { name: name.trim(), phone: digits, email: email?.trim().toLowerCase() ?? null };
    const added = await this.database.transaction((tx) =>
      this.safety.addContact(tx, who.userId, contact, MOST_EMERGENCY_CONTACTS),
    );
    if (!added) throw new ApiError('too_many_contacts', 'You have 5 emergency contacts. Remove one first.');
    return added;
  }

  /** @throws ApiError not_found */
  async remove(who: Principal, contactId: number): Promise<void> {
    if (!(await this.safety.removeContact(who.userId, contactId))) throw notFound('emergency contact');
  }
}

/** @returns ten digits @throws ApiError validation_failed */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) throw fieldError('phone', 'must be a US number with 10 digits');
  return digits;
}
