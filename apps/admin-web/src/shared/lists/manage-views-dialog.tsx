import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIEW_NAME_MAX_LENGTH } from '@groupride/contracts';
import type { SavedView } from '@groupride/web-api-client';
import { Box, Button, Flex, IconButton, InlineAlert, Modal, Stack, TextField } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { useChangeSavedViewMutation, useRemoveSavedViewMutation } from './saved-views-api';

export interface ManageViewsDialogProps {
  views: readonly SavedView[];
  /** The current filters, which can replace those of a view. */
  filters: string;
  onClose: () => void;
}

/** Renames views, updates them with the current filters, and deletes them. */
export function ManageViewsDialog({ views, filters, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      wide
      open
      onClose={onClose}
      title={t('views.manageTitle')}
      description={t('views.manageText')}
      closeLabel={t('app.close')}
    >
      <Stack as="ul" gap="4" listStyleType="none">
        {views.map((view) => (
          <li key={view.id}>
            <ManagedView view={view} filters={filters} />
          </li>
        ))}
        {views.length === 0 && (
          <Box as="li" color="fg.muted">
            {t('views.none')}
          </Box>
        )}
      </Stack>
    </Modal>
  );
}

function ManagedView({ view, filters }: { view: SavedView; filters: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeSavedViewMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveSavedViewMutation();
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = view;
  const given = name.trim();

  const run = async (call: Promise<{ error?: unknown }>) => {
    setProblem(null);
    const { error } = await call;
    if (error) setProblem(problemText(error, t('views.failed')));
  };
  return (
    <Stack gap="2">
      <Flex gap="2" align="end">
        <Box flex="1">
          <TextField
            label={t('views.name')}
            labelHidden
            value={name}
            maxLength={VIEW_NAME_MAX_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
        </Box>
        <Button
          variant="secondary"
          busy={isLoading}
          disabled={given === '' || given === view.name}
          aria-label={`${t('views.rename')}: ${view.name}`}
          onClick={() => void run(change({ viewId: id, savedViewChange: { name: given } }))}
        >
          {t('views.rename')}
        </Button>
        <IconButton
          label={`${t('views.remove')}: ${view.name}`}
          icon={<Trash2 size={18} aria-hidden />}
          disabled={isRemoving}
          onClick={() => void run(remove({ viewId: id }))}
        />
      </Flex>
      {filters !== '' && filters !== view.filters && (
        <Box>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('views.update')}: ${view.name}`}
            onClick={() => void run(change({ viewId: id, savedViewChange: { filters } }))}
          >
            {t('views.update')}
          </Button>
        </Box>
      )}
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
    </Stack>
  );
}
