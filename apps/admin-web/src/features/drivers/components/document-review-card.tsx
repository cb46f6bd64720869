import { EXPIRING_GROUPS, type DocumentState } from '@groupride/contracts';
import { Camera, Check, Download, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type DocumentView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  DateField,
  Flex,
  LinkButton,
  Stack,
  TextAreaField,
  chakra,
  toast,
  useFormat,
  type Tone,
} from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';
import { focusProblem } from '../../../shared/focus-problem';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusInPlace } from '../../../shared/use-focus-in-place';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useReviewDriverDocumentMutation } from '../api';
import { DocumentImage } from './document-image';

const TONES: Record<DocumentState, Tone> = {
  in_review: 'warning',
  accepted: 'success',
  asked_again: 'info',
  rejected: 'danger',
};
/** Decisions that require a reason for the driver. */
const QUESTIONS = {
  asked_again: { label: 'askAgainReason', hint: 'askAgainHint', confirm: 'askAgainNow' },
  rejected: { label: 'rejectReason', hint: 'rejectHint', confirm: 'rejectNow' },
} as const;

/** One file with its preview and its review. */
export function DocumentReviewCard({ document }: { document: DocumentView }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormat();
  const problemText = useProblemText();
  const [review, { isLoading }] = useReviewDriverDocumentMutation();
  const mayReview = usePermission('drivers.review');
  const [refusing, setRefusing] = useState<keyof typeof QUESTIONS | null>(null);
  /** The state when the operator began to refuse the document, which a colleague may review meanwhile. */
  const [seen, setSeen] = useState(document.state);
  const question = refusing && QUESTIONS[refusing];
  const { form, opener } = useFocusInPlace<keyof typeof QUESTIONS, HTMLFormElement>(refusing);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [lastDay, setLastDay] = useState('');
  const { id, group, state, fileType, uploadedAt, url, expiresOn, isExpired } = document;
  const about = t('documents.about', { group: t(`documents.groups.${group}`), date: dateTime(uploadedAt) });
  const named = (action: string) => `${action}: ${about}`;

  const decide = async (
    documentReview: { state: 'accepted'; expiresOn?: string } | { state: keyof typeof QUESTIONS; reason: string },
    changedFrom = state,
  ) => {
    // The pressed button is disabled meanwhile, and disappears.
    expectRemoval();
    const { error } = await review({ documentId: id, documentReview: { ...documentReview, changedFrom } });
    if (isRefused(error, 'application_changed')) setRefusing(null);
    if (error) return toast({ tone: 'error', title: problemText(error, t('documents.saveFailed')) });
    toast({ tone: 'success', title: t(`documents.${documentReview.state}Done`) });
    setRefusing(null);
    setReason('');
  };
  const open = (what: keyof typeof QUESTIONS) => {
    setRefusing(what);
    setSeen(state);
  };
  const refuse = (state: keyof typeof QUESTIONS) => {
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '') return void decide({ state, reason: given }, seen);
    if (form.current) focusProblem(form.current);
  };
  return (
    <Card>
      <Stack ref={place} tabIndex={-1} outline="none" role="group" aria-label={about} gap="3">
        <Flex align="center" justify="space-between" gap="3">
          <Box textStyle="small" color="fg.muted">
            {dateTime(uploadedAt)}
          </Box>
          {isExpired ? (
            <Badge tone="danger">{t('documents.expired')}</Badge>
          ) : (
            <Badge tone={TONES[state]}>{t(`documents.states.${state}`)}</Badge>
          )}
        </Flex>
        {fileType === 'image/jpeg' ? (
          <DocumentImage url={url} about={about} />
        ) : (
          <Flex align="center" gap="2" textStyle="small">
            <FileText size={20} aria-hidden />
            {t('documents.pdf')}
          </Flex>
        )}
        {document.reason && (
          <Box textStyle="small" color={state === 'rejected' ? 'danger.fg' : undefined} overflowWrap="anywhere">
            {t('documents.reason', { reason: document.reason })}
          </Box>
        )}
        {expiresOn && (
          <Box textStyle="small" color={isExpired ? 'danger.fg' : 'fg.muted'}>
            {/* 17:00 UTC is the same calendar day in every American time zone. */}
            {t('documents.validThrough', { date: date(`${expiresOn}T17:00:00Z`) })}
          </Box>
        )}
        {mayReview && state !== 'accepted' && !refusing && EXPIRING_GROUPS.includes(group) && (
          <Box maxW="2xs">
            <DateField
              label={t('documents.expiresOn')}
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
          </Box>
        )}
        {refusing && question ? (
          <chakra.form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isLoading) refuse(refusing);
            }}
            onKeyDown={({ key }) => key === 'Escape' && !isLoading && setRefusing(null)}
          >
            <Stack gap="3">
              <TextAreaField
                label={t(`documents.${question.label}`)}
                hint={t(`documents.${question.hint}`)}
                value={reason}
                maxLength={300}
                required
                error={missing ? t('documents.reasonRequired') : undefined}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
              />
              <Flex gap="2" wrap="wrap">
                <Button
                  type="submit"
                  size="sm"
                  variant={refusing === 'rejected' ? 'danger' : 'primary'}
                  busy={isLoading}
                  busyLabel={t('documents.saving')}
                >
                  {t(`documents.${question.confirm}`)}
                </Button>
                <Button size="sm" variant="ghost" disabled={isLoading} onClick={() => setRefusing(null)}>
                  {t('app.cancel')}
                </Button>
              </Flex>
            </Stack>
          </chakra.form>
        ) : (
          <Flex gap="2" wrap="wrap">
            {mayReview && state !== 'accepted' && (
              <Button
                size="sm"
                variant="soft"
                icon={<Check size={16} aria-hidden />}
                busy={isLoading}
                aria-label={named(t('documents.accept'))}
                onClick={() => void decide({ state: 'accepted', ...(lastDay ? { expiresOn: lastDay } : {}) })}
              >
                {t('documents.accept')}
              </Button>
            )}
            {mayReview && state !== 'asked_again' && (
              <Button
                size="sm"
                variant="secondary"
                icon={<Camera size={16} aria-hidden />}
                aria-label={named(t('documents.askAgain'))}
                ref={opener('asked_again')}
                onClick={() => open('asked_again')}
              >
                {t('documents.askAgain')}
              </Button>
            )}
            {mayReview && state !== 'rejected' && (
              <Button
                size="sm"
                variant="dangerGhost"
                icon={<X size={16} aria-hidden />}
                aria-label={named(t('documents.reject'))}
                ref={opener('rejected')}
                onClick={() => open('rejected')}
              >
                {t('documents.reject')}
              </Button>
            )}
            <LinkButton
              size="sm"
              variant="ghost"
              icon={<Download size={16} aria-hidden />}
              href={url}
              download
              aria-label={named(t('documents.download'))}
            >
              {t('documents.download')}
            </LinkButton>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
