import { BellOff, Mail } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isRefused } from '@groupride/web-api-client';
import { Box, Button, Card, EmptyState, ErrorState, InlineAlert, LinkButton, LoadingState } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useGetInvitationOptOutQuery, useOptInToInvitationsMutation, useOptOutOfInvitationsMutation } from './api';

/**
 * Opened by the opt-out link of an invitation: one press stops all invitations to the address, another allows them
 * again.
 */
export default function StopInvitationsPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const token = useParams()['token'] ?? '';
  const { data, error, isFetching, refetch } = useGetInvitationOptOutQuery({ token });
  const [optOut, stopping] = useOptOutOfInvitationsMutation();
  const [optIn, allowing] = useOptInToInvitationsMutation();
  useEffect(() => {
    document.title = `${t('stopInvites.title')} · ${t('product.name')}`;
  }, [t]);
  const failure = data?.optedOut ? allowing.error : stopping.error;
  return (
    <Page title={t('stopInvites.title')}>
      <Card>
        {data ? (
          <>
            <Box role="status">
              {data.optedOut ? (
                <EmptyState
                  icon={<BellOff size={26} aria-hidden />}
                  title={t('stopInvites.stopped')}
                  detail={t(`stopInvites.stoppedDetail.${data.channel}`)}
                />
              ) : (
                <EmptyState
                  icon={<Mail size={26} aria-hidden />}
                  title={t('stopInvites.ask')}
                  detail={t(`stopInvites.askDetail.${data.channel}`)}
                />
              )}
            </Box>
            {data.optedOut ? (
              <Button
                block
                variant="secondary"
                busy={allowing.isLoading}
                busyLabel={t('stopInvites.allowing')}
                onClick={() => void optIn({ token })}
              >
                {t('stopInvites.allow')}
              </Button>
            ) : (
              <Button
                block
                busy={stopping.isLoading}
                busyLabel={t('stopInvites.stopping')}
                onClick={() => void optOut({ token })}
              >
                {t('stopInvites.stop')}
              </Button>
            )}
            {failure && (
              <Box mt="4">
                <InlineAlert tone="error" title={t('stopInvites.notSaved')}>
                  {problemText(failure)}
                </InlineAlert>
              </Box>
            )}
          </>
        ) : isRefused(error, 'not_found') ? (
          <ErrorState title={t('stopInvites.invalid')} detail={t('stopInvites.invalidDetail')}>
            <LinkButton href="/landing">{t('stopInvites.home')}</LinkButton>
          </ErrorState>
        ) : error ? (
          <ErrorState
            title={t('stopInvites.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            retrying={isFetching}
          />
        ) : (
          <LoadingState label={t('common.loading')} />
        )}
      </Card>
    </Page>
  );
}
