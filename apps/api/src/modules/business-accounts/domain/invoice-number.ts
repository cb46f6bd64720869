/** The number as printed on invoices. */
export const invoiceNumberText = (number: number): string => `INV-${String(number).padStart(6, '0')}`;
