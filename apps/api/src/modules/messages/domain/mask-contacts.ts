const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu;
/** Ten to fifteen digits with any separators, or seven as in 555-1234. */
const PHONE = /(?<!\d)[+(]*(?:\d[\s().\-–]{0,3}){9,14}\d(?!\d)|(?<![\d-])\d{3}[-.\s]\d{4}(?![\d-])/g;
const MASK = '•••';

/** A message as others see it, without phone numbers and email addresses. */
export const maskContacts = (text: string): string => text.replace(EMAIL, MASK).replace(PHONE, MASK);
