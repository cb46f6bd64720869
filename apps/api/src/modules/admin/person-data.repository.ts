/** Stored rows about a person by part of the export, without secrets. */
export type PersonData = Record<string, unknown[]>;

export abstract class PersonDataRepository {
  /** Null when there is no such person. */
  abstract of(personId: number): Promise<PersonData | null>;
}
