import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Card, ErrorState, LoadingState, Stack, chakra, useLanguage } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { loadLegalText, type LegalBlock, type LegalDocument } from './legal-text';

/** Terms of Service and Privacy Policy in the wording of the deployment. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation();
  const { blocks, failed, retry } = useLegalText(document);
  return (
    <Page title={t(`legal.${document}`)} back="history">
      {failed ? (
        <ErrorState
          title={t('legal.failed')}
          detail={t('legal.failedDetail')}
          onRetry={retry}
          retryLabel={t('common.retry')}
        />
      ) : !blocks ? (
        <LoadingState label={t('common.loading')} />
      ) : (
        <Card>
          <Stack gap="3" maxW="68ch">
            {blocks.map(({ kind, text }, index) =>
              kind === 'heading' ? (
                <chakra.h2 key={index} textStyle="strong" pt="3">
                  {text}
                </chakra.h2>
              ) : (
                <Box as="p" key={index} color="fg.muted">
                  {text}
                </Box>
              ),
            )}
          </Stack>
        </Card>
      )}
    </Page>
  );
}

interface Loaded {
  key: string;
  blocks: LegalBlock[] | 'failed';
}

function useLegalText(document: LegalDocument) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const key = `${document}.${language}.${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    loadLegalText(document, language, abort.signal).then(
      (blocks) => setLoaded({ key, blocks }),
      () => {
        if (!abort.signal.aborted) setLoaded({ key, blocks: 'failed' });
      },
    );
    return () => abort.abort();
  }, [document, language, key]);
  const current = loaded?.key === key ? loaded.blocks : undefined;
  return {
    blocks: current === 'failed' ? undefined : current,
    failed: current === 'failed',
    retry: () => setAttempt((count) => count + 1),
  };
}
