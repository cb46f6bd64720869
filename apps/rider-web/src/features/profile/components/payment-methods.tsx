import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListCardsQuery,
  useMakeCardDefaultMutation,
  useRemoveCardMutation,
  type CardView,
} from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Flex,
  InlineAlert,
  ListRow,
  LoadingState,
  RowList,
  TextButton,
  toast,
} from '@groupride/web-ui';
import { expiryOf, useCardName } from '../../../shared/payments/card-name';
import { useDeclineText } from '../../../shared/payments/decline-text';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useReturnedSetup } from '../hooks/use-returned-setup';
import { AddCard } from './add-card';

/** The saved cards: choosing the default, adding and removing them. */
export function PaymentMethods() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: cards, error, refetch } = useListCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const declineText = useDeclineText();
  const notConfirmed = useReturnedSetup();
  const [adding, setAdding] = useState(false);
  const list = useFocusAfterRemoval(cards?.length);
  const add = (
    <Button size="sm" variant="soft" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('cards.add')}
    </Button>
  );
  return (
    <Card flush title={t('cards.title')} action={!adding && add}>
      {notConfirmed && !adding && (
        <Box px="4" pb="4">
          <InlineAlert tone="error" title={t('cards.notSaved')}>
            {declineText({ code: 'setup_intent_authentication_failure' })}
          </InlineAlert>
        </Box>
      )}
      <Box ref={list} tabIndex={-1} outline="none">
        {cards === undefined && error ? (
          <ErrorState
            title={t('cards.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
          />
        ) : cards === undefined ? (
          <LoadingState label={t('common.loading')} />
        ) : cards.length === 0 ? (
          !adding && (
            <EmptyState
              icon={<CreditCard size={26} aria-hidden />}
              title={t('cards.none')}
              detail={t('cards.noneDetail')}
            />
          )
        ) : (
          <RowList label={t('cards.title')}>
            {cards.map((card) => (
              <li key={card.id}>
                <CardRow card={card} />
              </li>
            ))}
          </RowList>
        )}
      </Box>
      {adding && <AddCard onDone={() => setAdding(false)} />}
    </Card>
  );
}

function CardRow({ card }: { card: CardView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const name = useCardName()(card);
  const [makeDefault, { isLoading: changing }] = useMakeCardDefaultMutation();
  const [remove, { isLoading: removing }] = useRemoveCardMutation();
  const [asking, setAsking] = useState(false);

  const change = async () => {
    const answer = await makeDefault({ cardId: card.id });
    if ('error' in answer)
      toast({ title: t('cards.notChanged'), description: problemText(answer.error), tone: 'error' });
  };
  const take = async () => {
    const answer = await remove({ cardId: card.id });
    setAsking(false);
    if ('error' in answer)
      toast({ title: t('cards.notRemoved'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('cards.removed'), tone: 'success' });
  };

  return (
    <Box>
      <ListRow
        leading={<CreditCard size={20} aria-hidden />}
        title={name}
        detail={t(card.isExpired ? 'cards.expired' : 'cards.expires', { date: expiryOf(card) })}
        trailing={card.isDefault ? <Badge tone="info">{t('cards.default')}</Badge> : undefined}
      />
      <Flex gap="3" ps="11" pe="4" pb="1" mt="-2" wrap="wrap">
        {!card.isDefault && !card.isExpired && (
          <TextButton
            textStyle="label"
            aria-label={t('cards.makeDefaultLabel', { card: name })}
            disabled={changing}
            onClick={() => void change()}
          >
            {t('cards.makeDefault')}
          </TextButton>
        )}
        <TextButton
          textStyle="label"
          aria-label={t('cards.removeLabel', { card: name })}
          onClick={() => setAsking(true)}
        >
          {t('cards.remove')}
        </TextButton>
      </Flex>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cards.removeTitle')}
        confirmLabel={t('cards.remove')}
        cancelLabel={t('common.cancel')}
        busy={removing}
        danger
        onConfirm={() => void take()}
      >
        {t('cards.removeDetail', { card: name })}
      </ConfirmDialog>
    </Box>
  );
}
