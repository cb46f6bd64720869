const PLACE_ID = /^place_id:(.*)$/;

/** A place id given instead of a name. */
export const idIn = (text: string): string | undefined => PLACE_ID.exec(text)?.[1];

/** Ids of the built city, unknown to other services. */
export const isOwnId = (id: string | undefined): id is string => id !== undefined && /^(city|intersection):/.test(id);
