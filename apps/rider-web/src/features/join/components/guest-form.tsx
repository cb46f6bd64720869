import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fieldProblemsOf, isRefused, type JoinPreview } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  EmptyState,
  InlineAlert,
  LinkButton,
  Stack,
  TextField,
  chakra,
  toast,
} from '@groupride/web-ui';
import { guestRide } from '../../../shared/guest-ride';
import { LegalLinks } from '../../../shared/legal-links';
import { useProblemText } from '../../../shared/problem-text';
import { useClientConfig, useSession } from '../../../shared/session';
import { useJoinRideAsGuestMutation } from '../api';
import { isContact } from '../contact';
import { useShareChange } from '../hooks/use-share-change';
import { storedGuestForm } from '../stored-guest-form';
import { isPayable, SeatButtons, type Entry } from './seat-buttons';

export interface GuestFormProps {
  preview: JoinPreview;
  token: string;
  /** Whether somebody just opened the form. After a reload the fields may be filled. */
  autoFocus: boolean;
  onChanged: () => void;
}

interface Problems {
  name?: string | undefined;
  contact?: string | undefined;
  /** A problem that is not about any field. */
  form?: string | undefined;
}

/** Asks for the name and address of somebody who joins without an account. */
export function GuestForm({ preview, token, autoFocus, onChanged }: GuestFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const tellShareChange = useShareChange(onChanged);
  const { retry: refetchMe } = useSession();
  const [join] = useJoinRideAsGuestMutation();
  const [name, setName] = useState(() => storedGuestForm.get(token)?.name ?? '');
  const [contact, setContact] = useState(() => storedGuestForm.get(token)?.contact ?? '');
  useEffect(() => storedGuestForm.set(token, { name, contact }), [token, name, contact]);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<Entry | null>(null);
  const [linkSent, setLinkSent] = useState(false);
  const payable = isPayable(preview);

  const refuse = (error: unknown) => {
    if (tellShareChange(error)) return;
    if (isRefused(error, 'guest_link_sent')) return setLinkSent(true);
    const fields = fieldProblemsOf(error).map(({ field }) => field);
    if (fields.some((field) => field === 'name' || field === 'contact'))
      return setProblems({
        name: fields.includes('name') ? t('guest.nameMissing') : undefined,
        contact: fields.includes('contact') ? t('guest.contactInvalid') : undefined,
      });
    setProblems({ form: problemText(error) });
    // The ride may have filled up or the link may have ended; the page then shows it.
    if (isRefused(error, 'ride_full') || isRefused(error, 'ride_closed_to_joining')) onChanged();
    if (isRefused(error, 'join_link_invalid')) onChanged();
  };
  const enter = async (then: Entry) => {
    if (busy) return;
    const found: Problems = {
      name: name.trim() === '' ? t('guest.nameMissing') : undefined,
      contact:
        contact.trim() === '' ? t('guest.contactMissing') : isContact(contact) ? undefined : t('guest.contactInvalid'),
    };
    setProblems(found);
    if (found.name || found.contact) return;
    setBusy(then);
    const guestJoinRequest = { name: name.trim(), contact: contact.trim(), share: preview.share };
    const answer = await join({ token, guestJoinRequest });
    if (!answer.data) {
      setBusy(null);
      return refuse(answer.error);
    }
    const { rideId } = answer.data;
    guestRide.remember(rideId);
    storedGuestForm.remove();
    // The ride's pages require a known session.
    await refetchMe();
    toast({ title: t('join.joined'), tone: 'success' });
    await navigate(then === 'pay' ? `/payment?rideId=${rideId}` : `/ride/${rideId}`, { replace: true });
  };

  if (linkSent) return <LinkSent onOther={() => setLinkSent(false)} />;
  return (
    <Card title={t('guest.formTitle')}>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void enter(payable ? 'pay' : 'covered');
        }}
      >
        <Stack gap="4">
          <TextField
            label={t('guest.name')}
            value={name}
            autoComplete="name"
            maxLength={100}
            autoFocus={autoFocus}
            error={problems.name}
            onChange={(event) => {
              setName(event.target.value);
              setProblems((before) => ({ ...before, name: undefined }));
            }}
          />
          <TextField
            label={t('guest.contact')}
            hint={t('guest.formDetail')}
            value={contact}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={problems.contact}
            onChange={(event) => {
              setContact(event.target.value);
              setProblems((before) => ({ ...before, contact: undefined }));
            }}
          />
          {problems.form && (
            <InlineAlert tone="error" title={t('join.notJoined')}>
              {problems.form}
            </InlineAlert>
          )}
          <SeatButtons
            payable={payable}
            organizerName={preview.organizerName}
            upTo={preview.pledge ? preview.share : null}
            busy={busy}
            submits
            onEnter={(then) => void enter(then)}
          />
          <Box textStyle="caption" color="fg.muted" textAlign="center">
            {t('guest.terms')}
            <LegalLinks />
          </Box>
        </Stack>
      </chakra.form>
    </Card>
  );
}

/** Explains that somebody joined with this address in another browser. */
function LinkSent({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation();
  const outboxUrl = useClientConfig()?.outboxUrl;
  return (
    <Box role="status">
      <EmptyState
        icon={<MailCheck size={26} aria-hidden />}
        title={t('guest.linkSentTitle')}
        detail={t('guest.linkSent')}
      >
        {outboxUrl && (
          <LinkButton variant="secondary" href={outboxUrl}>
            {t('guest.outbox')}
          </LinkButton>
        )}
        <Button variant="ghost" onClick={onOther}>
          {t('guest.otherAddress')}
        </Button>
      </EmptyState>
    </Box>
  );
}
