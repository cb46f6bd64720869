/** A part of what is stored about a person: rows as they are stored, without secrets. */
export type PersonData = Record<string, unknown[]>;

export abstract class PersonDataRepository {
  /** Null when there is nobody of this number. */
  abstract of(personId: number): Promise<PersonData | null>;
}
