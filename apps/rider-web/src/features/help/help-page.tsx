import { CreditCard, Mail, MessageSquare, Phone, Route, Search, SearchX, Settings, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  Card,
  EmptyState,
  ErrorState,
  ListRow,
  LoadingState,
  RowList,
  Stack,
  TextField,
  VisuallyHidden,
} from '@groupride/web-ui';
import { LegalLinks } from '../../shared/legal-links';
import { Page } from '../../shared/page';
import { useClientConfig } from '../../shared/session';
import { useLanguageContent } from '../../shared/use-language-content';
import { HELP_TOPICS, type HelpArticle, type HelpTopic } from './article';
import { articles, searchArticles } from './articles';

const icons: Record<HelpTopic, ReactNode> = {
  book: <Route size={20} aria-hidden />,
  payment: <CreditCard size={20} aria-hidden />,
  safety: <ShieldCheck size={20} aria-hidden />,
  account: <Settings size={20} aria-hidden />,
};

/**
 * Help articles by topic, with search and contact options. The query is kept in the address, so that "back" restores
 * it.
 */
export default function HelpPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const search = (text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true });
  return (
    <Page title={t('help.title')} back="history">
      <TextField
        label={t('help.search')}
        labelHidden
        type="search"
        placeholder={t('help.search')}
        leading={<Search size={18} aria-hidden />}
        value={query}
        onChange={({ target }) => search(target.value)}
      />
      <Articles query={query.trim()} />
      <Contact />
      <LegalLinks />
    </Page>
  );
}

function Articles({ query }: { query: string }) {
  const { t } = useTranslation();
  const loaded = useLanguageContent(articles);
  if (loaded === undefined) return <LoadingState label={t('common.loading')} />;
  if (loaded === 'failed') {
    return (
      <ErrorState
        title={t('help.failed')}
        detail={t('legal.failedDetail')}
        onRetry={() => window.location.reload()}
        retryLabel={t('common.retry')}
      />
    );
  }
  if (query === '') {
    return (
      <Stack gap="4">
        {HELP_TOPICS.map((topic) => (
          <Card flush key={topic} title={t(`help.topics.${topic}`)}>
            <ArticleList
              label={t(`help.topics.${topic}`)}
              articles={loaded.filter((article) => article.topic === topic)}
            />
          </Card>
        ))}
      </Stack>
    );
  }
  const found = searchArticles(loaded, query);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('help.found', { count: found.length })}</VisuallyHidden>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} aria-hidden />}
          title={t('help.nothing')}
          detail={t('help.nothingDetail')}
        />
      ) : (
        <Card flush>
          <ArticleList label={t('help.results')} articles={found} />
        </Card>
      )}
    </>
  );
}

function ArticleList({ label, articles }: { label: string; articles: readonly HelpArticle[] }) {
  return (
    <RowList label={label}>
      {articles.map(({ slug, title, topic }) => (
        <li key={slug}>
          <ListRow href={`/help/${slug}`} leading={icons[topic]} title={title} />
        </li>
      ))}
    </RowList>
  );
}

function Contact() {
  const { t } = useTranslation();
  const { supportPhone, supportEmail } = useClientConfig() ?? {};
  return (
    <Card flush title={t('help.contact')}>
      <RowList label={t('help.contact')}>
        <li>
          <ListRow
            href="/help/chat"
            leading={<MessageSquare size={20} aria-hidden />}
            title={t('support.open')}
            detail={t('support.openDetail')}
          />
        </li>
        {supportPhone && (
          <li>
            <ListRow
              href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}
              leading={<Phone size={20} aria-hidden />}
              title={t('help.phone')}
              detail={supportPhone}
            />
          </li>
        )}
        {supportEmail && (
          <li>
            <ListRow
              href={`mailto:${supportEmail}`}
              leading={<Mail size={20} aria-hidden />}
              title={t('help.email')}
              detail={supportEmail}
            />
          </li>
        )}
      </RowList>
    </Card>
  );
}
