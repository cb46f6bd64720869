import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptView } from '@groupride/web-api-client';
import type { CostRow } from '@groupride/web-ui';
import { useCardText } from '../../../shared/payments/card-name';

/** Labels of issued receipts that are translated into the reader's language. */
const WORDS = {
  'Base fare': 'base',
  'Service fee': 'service',
  Taxes: 'taxes',
  Promotion: 'promotion',
  Total: 'total',
  'Your seat': 'seat',
  'Your seat (no-show)': 'seatNoShow',
  'Your share': 'share',
  'Covered for others': 'covered',
  'Covered by the organizer': 'byOrganizer',
  'Paid by members': 'byMembers',
  Credit: 'credit',
  'Cancellation fee': 'cancellation',
  'No-show fee': 'noShow',
  Cash: 'cash',
  'Nothing to pay': 'nothing',
} as const;

const isKnown = (label: string): label is keyof typeof WORDS => label in WORDS;

/** Translates the lines and payment methods of receipts, which are issued in English, into the reader's language. */
export function useReceiptWords() {
  const { t } = useTranslation();
  const cardText = useCardText();
  const say = useCallback((label: string) => (isKnown(label) ? t(`receipt.words.${WORDS[label]}`) : label), [t]);
  const lineText = useCallback(
    ({ label, amount }: ReceiptView['yours'][number]): CostRow => ({
      label: say(label),
      amount,
      kind: label === 'Total' ? 'total' : amount.startsWith('-') ? 'discount' : 'line',
    }),
    [say],
  );
  const methodText = useCallback((method: string) => cardText(say(method)), [say, cardText]);
  return { lineText, methodText };
}
