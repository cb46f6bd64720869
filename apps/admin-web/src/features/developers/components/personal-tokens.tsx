import { useTranslation } from 'react-i18next';
import { Listing } from '../../../shared/components/listing';
import { useListTokensQuery } from '../api';
import { usePersonalTokenActions } from '../use-token-actions';
import { TokenTable } from './token-table';

/** Tokens that act as the signed-in operator. */
export function PersonalTokens() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  const actions = usePersonalTokenActions();
  return (
    <Listing what="tokens" asked={{ data, error, isFetching, refetch }}>
      {(tokens) => (
        <TokenTable
          caption={t('developers.personal')}
          tokens={tokens}
          actions={actions}
          note={t('developers.personalNote')}
        />
      )}
    </Listing>
  );
}
