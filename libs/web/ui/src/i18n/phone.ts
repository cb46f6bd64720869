/** Formats ten digits as (704) 555-0102. Anything else stays unchanged. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
