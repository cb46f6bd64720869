import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX_LENGTH } from '@groupride/contracts';
import type { PersonNote } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  Flex,
  InlineAlert,
  Skeleton,
  Stack,
  TextAreaField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { useAddNoteMutation, useListNotesQuery, useRemoveNoteMutation } from '../api';

/** Operators' notes about a person, and a field to add one. */
export function NotesCard({ personId }: { personId: number }) {
  const { t } = useTranslation();
  const {
    currentData: notes,
    error,
    isFetching,
    refetch,
  } = useListNotesQuery({ personId }, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('notes.title')}>
      <Stack gap="4">
        <NewNote personId={personId} />
        {!notes && error !== undefined && <NotLoaded what="notes" asked={{ error, isFetching, refetch }} />}
        {!notes && !error && (
          <Box role="status" aria-label={t('app.loading')}>
            <Skeleton h="10" />
          </Box>
        )}
        {notes?.length === 0 && (
          <Box textStyle="small" color="fg.muted">
            {t('notes.none')}
          </Box>
        )}
        {notes && notes.length > 0 && (
          <Stack as="ul" gap="3" listStyleType="none" aria-label={t('notes.title')}>
            {notes.map((note) => (
              <li key={note.id}>
                <Note personId={personId} note={note} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function NewNote({ personId }: { personId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [add, { isLoading }] = useAddNoteMutation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // One id per text, so that resending it after a lost answer stores only one note.
  const sent = useRef({ text: '', clientId: '' });

  const save = async () => {
    const given = text.trim();
    if (given === '') return;
    if (sent.current.text !== given) sent.current = { text: given, clientId: crypto.randomUUID() };
    setProblem(null);
    const { error } = await add({ personId, newPersonNote: { clientId: sent.current.clientId, text: given } });
    if (error) return setProblem(problemText(error, t('notes.failed')));
    sent.current = { text: '', clientId: '' };
    setText('');
  };
  return (
    <Stack gap="2">
      <TextAreaField
        label={t('notes.new')}
        hint={t('notes.hint')}
        value={text}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
      <Box>
        <Button
          size="sm"
          busy={isLoading}
          busyLabel={t('notes.saving')}
          disabled={text.trim() === ''}
          onClick={() => void save()}
        >
          {t('notes.add')}
        </Button>
      </Box>
    </Stack>
  );
}

function Note({ personId, note }: { personId: number; note: PersonNote }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  const [remove, { isLoading }] = useRemoveNoteMutation();
  const { id, text, authorName, isYours, createdAt } = note;
  const run = async () => {
    const { error } = await remove({ personId, noteId: id });
    if (error) toast({ tone: 'error', title: problemText(error, t('notes.removeFailed')) });
  };
  return (
    <Box borderInlineStartWidth="3px" ps="3">
      <Box textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Box>
      <Flex align="center" justify="space-between" gap="2" textStyle="caption" color="fg.muted">
        <span>
          {authorName} · {dateTime(createdAt)}
        </span>
        {isYours && (
          <Button
            size="sm"
            variant="ghost"
            busy={isLoading}
            aria-label={`${t('notes.remove')}: ${text}`}
            onClick={() => void run()}
          >
            {t('notes.remove')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
