import { Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, Flex, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useLinkPayoutAccountMutation, type PayoutsView } from '../api';

/** The bank account for payouts. Bank details are entered on the provider's page, never here. */
export function PayoutAccount({ driverId, account }: { driverId: number; account: PayoutsView['account'] }) {
  const { t } = useTranslation();
  const problem = useProblemText();
  const [link, { isLoading, isSuccess, reset }] = useLinkPayoutAccountMutation();
  // Going back from the provider's page may restore this page from the browser's cache, with the button still busy.
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [reset]);
  const ready = account.state === 'ready';

  const open = async () => {
    try {
      window.location.assign((await link({ driverId }).unwrap()).url);
    } catch (error) {
      toast({ tone: 'error', title: t('payouts.linkFailed'), description: problem(error) });
    }
  };

  const { state } = account;
  const [, name, last4] = /^(.+) ending (\w{4})$/.exec(account.bank ?? '') ?? [];
  const bank = name && last4 ? t('payouts.bank', { name, last4 }) : account.bank;
  const text =
    state === 'none'
      ? t('payouts.none')
      : bank
        ? t(ready ? 'payouts.ready' : 'payouts.refused', { bank })
        : t(ready ? 'payouts.readyNoBank' : 'payouts.incomplete');
  const action = t(
    ready ? 'payouts.change' : state === 'none' ? 'payouts.add' : bank ? 'payouts.update' : 'payouts.finish',
  );
  return (
    <Card title={t('payouts.account')}>
      <Flex gap="3" mb="4" color="fg.muted" textStyle="small">
        <Box flexShrink="0" pt="0.5">
          <Landmark size={18} aria-hidden />
        </Box>
        {text}
      </Flex>
      <Button
        block
        variant={ready ? 'secondary' : 'primary'}
        busy={isLoading || isSuccess}
        busyLabel={t('payouts.opening')}
        onClick={() => void open()}
      >
        {action}
      </Button>
    </Card>
  );
}
