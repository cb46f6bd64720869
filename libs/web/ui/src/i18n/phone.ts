/** Ten digits as people write them here: (704) 555-0102. Anything else stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
