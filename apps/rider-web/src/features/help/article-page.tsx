import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Box, Card, EmptyState, ErrorState, LinkButton, LoadingState, Stack } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useLanguageContent } from '../../shared/use-language-content';
import { articles } from './articles';

export default function ArticlePage() {
  const { t } = useTranslation();
  const { slug } = useParams();
  const loaded = useLanguageContent(articles);
  if (loaded === undefined || loaded === 'failed') {
    return (
      <Page title={t('help.title')} back="/help">
        {loaded === undefined ? (
          <LoadingState label={t('common.loading')} />
        ) : (
          <ErrorState
            title={t('help.failed')}
            detail={t('legal.failedDetail')}
            onRetry={() => window.location.reload()}
            retryLabel={t('common.retry')}
          />
        )}
      </Page>
    );
  }
  const article = loaded.find((each) => each.slug === slug);
  if (!article) {
    return (
      <Page title={t('help.title')} back="/help">
        <EmptyState title={t('help.noArticle')} detail={t('help.nothingDetail')}>
          <LinkButton href="/help">{t('help.allArticles')}</LinkButton>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={article.title} back="/help">
      <Card>
        <Stack gap="3" maxW="68ch">
          {article.paragraphs.map((paragraph) => (
            <Box as="p" key={paragraph}>
              {paragraph}
            </Box>
          ))}
        </Stack>
      </Card>
      <LinkButton variant="secondary" block href="/help/chat" icon={<MessageSquare size={18} aria-hidden />}>
        {t('help.stillStuck')}
      </LinkButton>
    </Page>
  );
}
