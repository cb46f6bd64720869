import { Email, Instant, Nested, OneOf, Text, Integer } from './fields';
import { Position } from './places';

export const MOST_EMERGENCY_CONTACTS = 5;

/** A person who is alerted in an emergency, by text message or mail. */
export class EmergencyContactForm {
  @Text({ min: 1, max: 100 }) name!: string;
  @Text({ max: 20, optional: true, description: 'US number; phone or email is needed' }) phone?: string | null;
  @Email({ optional: true }) email?: string | null;
}

export class EmergencyContactView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 20, optional: true, description: 'Ten digits' }) phone!: string | null;
  @Text({ max: 254, optional: true }) email!: string | null;
}

export class SosForm {
  @Nested(() => Position, { optional: true, description: 'Where you are, if the device knows' })
  position?: Position | null;
}

/** An emergency that a rider reported. */
export class SosView {
  @Instant({ optional: true, description: 'When you asked for help; null when you have not, or said you are safe' })
  askedAt!: string | null;
  @Instant({
    optional: true,
    description: 'When operations closed your call for help; null while they handle it. You can then ask again',
  })
  closedAt!: string | null;
  @Integer({ description: 'How many emergency contacts you have' }) contacts!: number;
}

/** Your call for help on a ride, which you may have left since. */
export class OpenSosView extends SosView {
  @Integer() rideId!: number;
}

/** Why everyone aboard is asked: the car left the planned route or has stopped for a long time. */
export const SAFETY_CAUSES = ['deviation', 'long_stop'] as const;
export type SafetyCause = (typeof SAFETY_CAUSES)[number];

export const SAFETY_ANSWERS = ['ok', 'help'] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** The question "Is everything OK?", while you have not answered it. */
export class SafetyCheckView {
  @Integer() id!: number;
  @OneOf(SAFETY_CAUSES, { name: 'SafetyCause' }) cause!: SafetyCause;
  @Instant() askedAt!: string;
}

export class SafetyAnswerForm {
  @OneOf(SAFETY_ANSWERS, { name: 'SafetyAnswer' }) answer!: SafetyAnswer;
}
