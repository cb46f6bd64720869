import { useTranslation } from 'react-i18next';
import type { SettleUpMethod } from '@groupride/contracts';
import type { RideView, SettleUpView } from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Flex,
  LinkButton,
  ListRow,
  RowList,
  Stack,
  TextLink,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { isPaidByAccount } from '../../../shared/ride-texts';
import { useProblemText } from '../../../shared/problem-text';
import { useConfirmSettleUpMutation, useListSettleUpsQuery, useSendSettleUpMutation } from '../api';

/** Shares that the organizer covered: members report that they paid theirs back, and the organizer confirms it. */
export function SettleUps({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const concerns =
    ride.status === 'completed' && !isPaidByAccount(ride) && (ride.you === 'organizer' || ride.you === 'member');
  const { data } = useListSettleUpsQuery({ rideId: ride.id }, { skip: !concerns });
  if (!concerns || !data || data.settleUps.length === 0) return null;
  const own = data.settleUps.find(({ isYou }) => isYou);
  return (
    <Card title={t('settleUp.title')} data-testid="settle-ups">
      <Stack gap="3" aria-live="polite">
        {own ? (
          <Own ride={ride} settleUp={own} />
        ) : (
          <OfOrganizer rideId={ride.id} settleUps={data.settleUps} acceptsVenmo={data.acceptsVenmo} />
        )}
        <Box textStyle="caption" color="fg.muted">
          {t('settleUp.notCharged')}
        </Box>
      </Stack>
    </Card>
  );
}

function Own({ ride, settleUp: { amount, state, payLink } }: { ride: RideView; settleUp: SettleUpView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [send, { isLoading }] = useSendSettleUpMutation();
  const texts = { name: ride.riderName ?? t('members.organizer'), amount: money(amount) };
  if (state === 'settled') return <Box textStyle="label">{t('settleUp.settled', texts)}</Box>;
  if (state === 'sent') return <Box textStyle="label">{t('settleUp.waiting', texts)}</Box>;
  const paid = async (method: SettleUpMethod) => {
    const answer = await send({ rideId: ride.id, settleUpRequest: { method, amount } });
    if ('error' in answer)
      toast({ title: t('settleUp.failed'), description: problemText(answer.error), tone: 'error' });
  };
  return (
    <>
      <Box>
        <Box textStyle="label">{t('settleUp.covered', texts)}</Box>
        <Box textStyle="small" color="fg.muted">
          {t(payLink ? 'settleUp.coveredDetail' : 'settleUp.cashDetail', texts)}
        </Box>
      </Box>
      {payLink && (
        <LinkButton block href={payLink} target="_blank" rel="noopener noreferrer">
          {t('settleUp.openVenmo')}
        </LinkButton>
      )}
      <Flex gap="2" wrap="wrap">
        {payLink && (
          <Button flex="1" variant="secondary" busy={isLoading} onClick={() => void paid('venmo')}>
            {t('settleUp.paidVenmo')}
          </Button>
        )}
        <Button flex="1" variant="secondary" busy={isLoading} onClick={() => void paid('cash')}>
          {t('settleUp.paidCash')}
        </Button>
      </Flex>
    </>
  );
}

function OfOrganizer({
  rideId,
  settleUps,
  acceptsVenmo,
}: {
  rideId: number;
  settleUps: readonly SettleUpView[];
  acceptsVenmo: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Box textStyle="small" color="fg.muted">
        {t('settleUp.ofOrganizer')}
      </Box>
      <RowList label={t('settleUp.title')}>
        {settleUps.map((settleUp) => (
          <li key={settleUp.userId}>
            <OfMember rideId={rideId} settleUp={settleUp} />
          </li>
        ))}
      </RowList>
      {!acceptsVenmo && settleUps.some(({ state }) => state === 'open') && (
        <TextLink href="/profile/payment" standalone>
          {t('settleUp.addVenmo')}
        </TextLink>
      )}
    </>
  );
}

function OfMember({ rideId, settleUp }: { rideId: number; settleUp: SettleUpView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [confirm, { isLoading }] = useConfirmSettleUpMutation();
  const { userId, name, amount, state, method } = settleUp;
  const receive = async () => {
    const settleUpRequest = { method: method ?? 'cash', amount };
    const answer = await confirm({ rideId, userId, settleUpRequest });
    if ('error' in answer)
      toast({ title: t('settleUp.failed'), description: problemText(answer.error), tone: 'error' });
  };
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={name}
      detail={`${money(amount)} · ${t(state === 'sent' ? `settleUp.states.sent_${method ?? 'cash'}` : `settleUp.states.${state}`)}`}
      trailing={
        state === 'settled' ? (
          <Badge tone="success">{t('settleUp.states.settled')}</Badge>
        ) : (
          <Button
            size="sm"
            variant="soft"
            busy={isLoading}
            aria-label={t('settleUp.confirmOf', { name, amount: money(amount) })}
            onClick={() => void receive()}
          >
            {t('settleUp.confirm')}
          </Button>
        )
      }
    />
  );
}
