import { Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type NewTripLink, type TripLinkView } from '@groupride/web-api-client';
import {
  BottomSheet,
  Box,
  Button,
  CopyField,
  ErrorState,
  Flex,
  InlineAlert,
  LinkButton,
  LoadingState,
  SimpleGrid,
  Stack,
  chakra,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useCreateTripLinkMutation, useListTripLinksQuery, useRevokeTripLinkMutation } from '../api';

export interface TripLinkSheetProps {
  open: boolean;
  onClose: () => void;
  rideId: number;
}

/** Links for people outside the group to follow the trip: creates a new one and lists the active ones. */
export function TripLinkSheet({ open, onClose, rideId }: TripLinkSheetProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const links = useListTripLinksQuery({ rideId }, { skip: !open, refetchOnMountOrArgChange: true });
  const [create, creation] = useCreateTripLinkMutation();
  const [created, setCreated] = useState<NewTripLink | null>(null);
  const forget = useEffectEvent(() => {
    setCreated(null);
    creation.reset();
  });
  useEffect(() => {
    if (!open) forget();
  }, [open]);
  const makeLink = async () => {
    const answer = await create({ rideId });
    if (answer.data) setCreated(answer.data);
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('tripLink.title')}
      description={t('tripLink.detail')}
      closeLabel={t('common.close')}
    >
      <Stack gap="4">
        {created ? (
          <SendLink url={created.url} />
        ) : (
          <>
            {Boolean(creation.error) && (
              <InlineAlert tone="error" title={t('tripLink.notCreated')}>
                {problemText(creation.error)}
              </InlineAlert>
            )}
            <Button block busy={creation.isLoading} busyLabel={t('tripLink.creating')} onClick={() => void makeLink()}>
              {t('tripLink.create')}
            </Button>
          </>
        )}
        {links.data ? (
          <WorkingLinks
            rideId={rideId}
            links={links.data}
            onRevoked={(linkId) => {
              // There may be room for another link now.
              creation.reset();
              if (linkId === created?.id) setCreated(null);
            }}
          />
        ) : links.error ? (
          <ErrorState
            title={t('tripLink.failed')}
            detail={problemText(links.error)}
            onRetry={() => void links.refetch()}
            retryLabel={t('common.retry')}
            retrying={links.isFetching}
          />
        ) : (
          <LoadingState label={t('common.loading')} />
        )}
      </Stack>
    </BottomSheet>
  );
}

function SendLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const text = encodeURIComponent(`${t('tripLink.message')} ${url}`);
  return (
    <Stack gap="3">
      <CopyField label={t('tripLink.link')} value={url} copyLabel={t('share.copy')} copiedLabel={t('share.copied')} />
      <Box textStyle="caption" color="fg.muted">
        {t('tripLink.once')}
      </Box>
      <SimpleGrid columns={2} gap="2">
        <LinkButton variant="secondary" href={`sms:?&body=${text}`}>
          {t('invite.channels.phone')}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={`mailto:?subject=${encodeURIComponent(t('tripLink.subject'))}&body=${text}`}
        >
          {t('invite.channels.email')}
        </LinkButton>
      </SimpleGrid>
      {typeof navigator.share === 'function' && (
        <Button
          block
          icon={<Share2 size={18} aria-hidden />}
          onClick={() =>
            void navigator
              .share({ title: t('tripLink.subject'), text: t('tripLink.message'), url })
              .catch(() => undefined)
          }
        >
          {t('share.more')}
        </Button>
      )}
    </Stack>
  );
}

interface WorkingLinksProps {
  rideId: number;
  links: readonly TripLinkView[];
  onRevoked: (linkId: number) => void;
}

function WorkingLinks({ rideId, links, onRevoked }: WorkingLinksProps) {
  const { t } = useTranslation();
  const { when } = useFormat();
  const problemText = useProblemText();
  const [revoke, { isLoading }] = useRevokeTripLinkMutation();
  if (links.length === 0) return null;
  const stop = async (linkId: number) => {
    const answer = await revoke({ rideId, linkId });
    if ('error' in answer && !isRefused(answer.error, 'not_found')) {
      toast({ title: t('tripLink.notRevoked'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    onRevoked(linkId);
    toast({ title: t('tripLink.revoked'), tone: 'success' });
  };
  return (
    <Box>
      <chakra.h3 textStyle="label" mb="1">
        {t('tripLink.working')}
      </chakra.h3>
      <Stack as="ul" gap="0" listStyleType="none">
        {links.map((link) => {
          const at = when(link.createdAt);
          const label = link.isYours
            ? t('tripLink.yours', { time: at })
            : t('tripLink.of', { name: link.createdBy, time: at });
          return (
            <Flex as="li" key={link.id} align="center" justify="space-between" gap="3" minH="11">
              <chakra.span textStyle="small">{label}</chakra.span>
              <Button
                size="sm"
                variant="dangerGhost"
                disabled={isLoading}
                aria-label={`${t('tripLink.stop')}: ${label}`}
                onClick={() => void stop(link.id)}
              >
                {t('tripLink.stop')}
              </Button>
            </Flex>
          );
        })}
      </Stack>
    </Box>
  );
}
