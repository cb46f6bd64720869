import { useEffect } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Box, Button, InlineAlert } from '@groupride/web-ui';
import { toDraftFields, type ApplicationFields } from '../application-fields';
import type { DraftSaver, DraftState } from '../draft-saver';

export interface DraftStatusProps {
  control: Control<ApplicationFields>;
  step: number;
  completed: number;
  saver: DraftSaver;
  state: DraftState;
  /** Reloads the draft saved by another device. */
  onReload: () => void;
  reloading: boolean;
}

/** Saves changes to the draft and shows whether they are saved. */
export function DraftStatus({ control, step, completed, saver, state, onReload, reloading }: DraftStatusProps) {
  const { t } = useTranslation();
  const fields = useWatch({ control });
  useEffect(() => saver.change({ step, completed, fields: toDraftFields(fields) }), [saver, step, completed, fields]);
  if (state === 'outdated') {
    return (
      <InlineAlert tone="warning" title={t('onboarding.draft.outdated')}>
        {t('onboarding.draft.outdatedText')}
        <Box mt="3">
          <Button variant="secondary" size="sm" busy={reloading} onClick={onReload}>
            {t('onboarding.draft.reload')}
          </Button>
        </Box>
      </InlineAlert>
    );
  }
  return (
    <Box textStyle="caption" color="fg.muted" textAlign="center" minH="5">
      {t(`onboarding.draft.${state}`)}
    </Box>
  );
}
