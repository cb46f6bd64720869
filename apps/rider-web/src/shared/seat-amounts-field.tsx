import { useTranslation } from 'react-i18next';
import { formatCents, hasMisplacedComma } from '@groupride/pricing';
import { Button, Flex, InlineAlert, Money, Stack, TextField } from '@groupride/web-ui';
import { centsTyped, evenAmounts, readAmounts, type TypedAmounts } from './seat-amounts';

export interface SeatAmountsFieldProps {
  /** Decimal text; null while the price is unknown. */
  total: string | null;
  groupSize: number;
  /** Names by seat number; seats without a name are open. */
  names?: ReadonlyMap<number, string>;
  value: TypedAmounts;
  onChange: (amounts: string[]) => void;
}

/** Lets the organizer enter the price of every other seat, and shows the remainder for their own. */
export function SeatAmountsField({ total, groupSize, names, value, onChange }: SeatAmountsFieldProps) {
  const { t } = useTranslation();
  const { rest, problem } = readAmounts(total, groupSize, value);
  const seats = Array.from({ length: groupSize - 1 }, (_, index) => index + 1);
  const set = (seat: number, text: string) =>
    onChange(seats.map((each) => (each === seat ? text : (value[each - 1] ?? ''))));
  const problemOf = (text: string): string | undefined => {
    if (centsTyped(text) !== null) return undefined;
    return t(hasMisplacedComma(text) ? 'seats.comma' : 'seats.problems.not_an_amount');
  };
  return (
    <Stack gap="3">
      {seats.map((seat) => (
        <TextField
          key={seat}
          label={names?.get(seat) ?? t(names ? 'seats.open' : 'seats.seat', { number: seat + 1 })}
          inputMode="decimal"
          autoComplete="off"
          leading="$"
          placeholder="0.00"
          value={value[seat - 1] ?? ''}
          error={problemOf(value[seat - 1] ?? '')}
          onChange={(event) => set(seat, event.target.value)}
        />
      ))}
      {problem && problem !== 'not_an_amount' ? (
        <InlineAlert tone="warning">{t(`seats.problems.${problem}`)}</InlineAlert>
      ) : null}
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        bg="bg.subtle"
        borderRadius="md"
        px="3"
        py="2.5"
        textStyle="label"
        aria-live="polite"
      >
        <span>{t('seats.you')}</span>
        {rest === null ? <span>–</span> : <Money amount={formatCents(rest)} textStyle="strong" />}
      </Flex>
      {total !== null && (
        <Button variant="ghost" size="sm" onClick={() => onChange(evenAmounts(total, groupSize))}>
          {t('seats.evenly')}
        </Button>
      )}
    </Stack>
  );
}
