import type { DocumentState } from '@groupride/contracts';
import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  ConfirmDialog,
  Flex,
  LinkButton,
  Modal,
  chakra,
  toast,
  useFormat,
  type Tone,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useRemoveDocument } from '../use-documents';
import { FileButton } from './file-button';

export interface DocumentRowProps {
  driverId: number | null;
  document: DocumentView;
  /** MIME types of a replacement. */
  accept: string;
  onReplace: (files: readonly File[], replaces: number) => void;
}

const TONES: Record<DocumentState, Tone> = {
  in_review: 'info',
  accepted: 'success',
  asked_again: 'warning',
  rejected: 'danger',
};
const BYTES_PER_MB = 1024 * 1024;
const SMALLEST_SHOWN = 0.1;

/** One file with its review status. */
export function DocumentRow({ driverId, document, accept, onReplace }: DocumentRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const problemText = useProblemText();
  const { remove, isLoading } = useRemoveDocument(driverId);
  const [open, setOpen] = useState<'view' | 'remove' | null>(null);
  const { id, group, state, reason, fileType, sizeBytes, uploadedAt, url, expiresOn, isExpired } = document;
  const isPdf = fileType === 'application/pdf';
  const date = format.date(uploadedAt);
  const about = t('documents.file', { group: t(`documents.groups.${group}`), date });
  const megabytes = sizeBytes / BYTES_PER_MB;
  const size =
    megabytes < SMALLEST_SHOWN
      ? t('documents.small')
      : t('documents.size', { size: format.number(megabytes, { maximumFractionDigits: 1 }) });
  const close = () => setOpen(null);

  const confirmRemoval = async () => {
    const { error } = await remove(id);
    if (error) toast({ tone: 'error', title: problemText(error, t('documents.removeFailed')) });
    close();
  };
  return (
    <Box py="3">
      <Flex align="center" gap="3">
        <Box color="fg.subtle" flexShrink="0">
          {isPdf ? <FileText size={20} aria-hidden /> : <Image size={20} aria-hidden />}
        </Box>
        <Box flex="1" minW="0" textStyle="small">
          <Box fontWeight="medium">{t(isPdf ? 'documents.pdf' : 'documents.photo')}</Box>
          <Box color="fg.muted">
            {date} · {size}
          </Box>
        </Box>
        {isExpired ? (
          <Badge tone="danger">{t('documents.expired')}</Badge>
        ) : (
          <Badge tone={TONES[state]}>{t(`documents.states.${state}`)}</Badge>
        )}
      </Flex>
      {expiresOn && (
        <Box textStyle="small" mt="2" color={isExpired ? 'danger.fg' : 'fg.muted'}>
          {t(isExpired ? 'documents.expiredOn' : 'documents.validThrough', {
            // 17:00 UTC is the same calendar day in every American time zone.
            date: format.date(`${expiresOn}T17:00:00Z`),
          })}
        </Box>
      )}
      {reason && (
        <Box textStyle="small" mt="2" color={state === 'asked_again' ? undefined : 'danger.fg'} overflowWrap="anywhere">
          {t(state === 'asked_again' ? 'documents.askedReason' : 'documents.reason', { reason })}
        </Box>
      )}
      <Flex gap="1" mt="2" wrap="wrap">
        {isPdf ? (
          <LinkButton size="sm" variant="ghost" href={url} download aria-label={`${t('documents.download')}: ${about}`}>
            {t('documents.download')}
          </LinkButton>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('documents.view')}: ${about}`}
            onClick={() => setOpen('view')}
          >
            {t('documents.view')}
          </Button>
        )}
        {(state === 'rejected' || state === 'asked_again') && (
          <FileButton
            label={t(state === 'asked_again' ? 'documents.newPicture' : 'documents.replace')}
            about={about}
            accept={accept}
            onFiles={(files) => onReplace(files, id)}
          />
        )}
        {state !== 'accepted' && !expiresOn && (
          <Button
            size="sm"
            variant="dangerGhost"
            aria-label={`${t('documents.remove')}: ${about}`}
            onClick={() => setOpen('remove')}
          >
            {t('documents.remove')}
          </Button>
        )}
      </Flex>
      <Modal open={open === 'view'} onClose={close} title={about} closeLabel={t('app.close')}>
        <chakra.img src={url} alt={about} w="full" maxH="70dvh" objectFit="contain" />
      </Modal>
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        danger
        busy={isLoading}
        busyLabel={t('documents.removing')}
        title={t('documents.removeTitle')}
        description={about}
        confirmLabel={t('documents.remove')}
        cancelLabel={t('documents.keep')}
        onConfirm={() => void confirmRemoval()}
      />
    </Box>
  );
}
