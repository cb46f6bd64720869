/** Shorter parts of a name or an address are shared by many people. */
const SHORTEST_PART = 4;
const SHORTEST_NUMBER = 7;
/** Shorter words of a name, such as “de”, are in many texts. */
const SHORTEST_WORD = 3;

const wordsOf = (text: string) => `regexp_split_to_array(btrim(plain_name(${text})), '\\s+')`;
const digitsOf = (text: string) => `regexp_replace(${text}, '\\D', '', 'g')`;

/** SQL condition: whether a text contains the whole name, email address or phone number of user `u`. */
export const containsPerson = (text: string): string => `(
  (u.email <> '' AND strpos(lower(${text}), lower(u.email)) > 0)
  OR (length(u.phone) >= ${SHORTEST_NUMBER} AND strpos(${digitsOf(text)}, u.phone) > 0)
  OR (strpos(u.plain_name, ' ') > 0 AND ${wordsOf(text)} @> regexp_split_to_array(u.plain_name, '\\s+')))`;

const longWordsOf = (plain: string) =>
  `ARRAY(SELECT word FROM regexp_split_to_table(${plain}, '[^[:alnum:]]+') word WHERE length(word) >= ${SHORTEST_WORD})`;

/** SQL condition: whether a text that is known to be about user `u` names them, also with a part of the name. */
export const namesItsSubject = (text: string): string => `(${containsPerson(text)}
  OR ${longWordsOf(`plain_name(${text})`)} && ${longWordsOf('u.plain_name')})`;

/**
 * SQL condition: whether a text with which operators searched could have been meant to find user `u`. It also contains
 * parts of the name, the email address or the phone number.
 */
export const searchesPerson = (text: string): string => `(${containsPerson(text)}
  OR (length(btrim(${text})) >= ${SHORTEST_PART} AND (
    strpos(lower(u.email), lower(btrim(${text}))) > 0
    OR NOT EXISTS (SELECT 1 FROM unnest(${wordsOf(text)}) word WHERE word = '' OR strpos(u.plain_name, word) = 0)))
  OR (${text} ~ '^[\\d\\s()+.-]+$' AND length(${digitsOf(text)}) >= ${SHORTEST_NUMBER} AND strpos(u.phone, ${digitsOf(text)}) > 0))`;
