/** Somebody who takes part in a story. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

let count = 0;
const run = Date.now().toString(36);

/** Somebody whom the product has never seen. */
export function newPerson(name: string): Person {
  count += 1;
  const word = name.split(' ')[0]?.toLowerCase() ?? 'somebody';
  const digits = String(200_0000 + (Math.floor(Math.random() * 799_0000) % 799_0000)).padStart(7, '0');
  return { name, email: `${word}.${run}.${count}@people.groupride.test`, phone: `704${digits}` };
}

/** The operator whom the product's configuration names. */
export const OPERATOR: Person = { name: 'Alex Admin', email: 'admin@demo.groupride.test', phone: '7045550104' };
