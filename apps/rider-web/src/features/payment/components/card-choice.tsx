import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CardView } from '@groupride/web-api-client';
import { Badge, Box, Flex, Stack, chakra } from '@groupride/web-ui';
import { expiryOf, useCardName } from '../../../shared/payments/card-name';

export interface CardChoiceProps {
  cards: readonly CardView[];
  /** Null if another payment method is chosen. */
  chosen: number | null;
  onChoose: (cardId: number | null) => void;
}

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '3.5',
    py: '2.5',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover:not(:has(:checked))': { bg: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});

/** Lets the rider choose a saved card or another payment method. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const { t } = useTranslation();
  const cardName = useCardName();
  return (
    <Stack as="fieldset" gap="2" mb="4">
      <chakra.legend textStyle="label" mb="2">
        {t('payCard.choose')}
      </chakra.legend>
      {cards.map((card) => (
        <Option key={card.id}>
          <Radio checked={chosen === card.id} onChoose={() => onChoose(card.id)} />
          <CreditCard size={20} aria-hidden />
          <Box flex="1" minW="0">
            <Box textStyle="strong">{cardName(card)}</Box>
            <Box textStyle="caption" color="fg.muted">
              {t(card.isExpired ? 'cards.expired' : 'cards.expires', { date: expiryOf(card) })}
            </Box>
          </Box>
          {card.isDefault && <Badge tone="info">{t('cards.default')}</Badge>}
        </Option>
      ))}
      <Option>
        <Radio checked={chosen === null} onChoose={() => onChoose(null)} />
        <Plus size={20} aria-hidden />
        <Flex flex="1" textStyle="strong">
          {t('payCard.another')}
        </Flex>
      </Option>
    </Stack>
  );
}

function Radio({ checked, onChoose }: { checked: boolean; onChoose: () => void }) {
  return (
    <chakra.input
      type="radio"
      name="card"
      checked={checked}
      onChange={onChoose}
      boxSize="5"
      flexShrink="0"
      accentColor="brand.solid"
    />
  );
}
