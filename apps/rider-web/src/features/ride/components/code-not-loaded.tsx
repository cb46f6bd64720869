import { useTranslation } from 'react-i18next';
import { Button, InlineAlert } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

export interface CodeNotLoadedProps {
  asked: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Offers another try in place of a boarding code that could not be loaded; nothing if the reader has none. */
export function CodeNotLoaded({ asked: { error, isFetching, refetch } }: CodeNotLoadedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (!error || isRefusal(error)) return null;
  return (
    <InlineAlert
      tone="error"
      title={t('verification.failed')}
      action={
        <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </InlineAlert>
  );
}

const TOO_MANY = 429;

function isRefusal(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status < 500 && status !== TOO_MANY;
}
