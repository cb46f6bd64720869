import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { API_AREAS, API_SCOPES, type ApiScope } from '@groupride/contracts';
import { Box, Button, Flex, Grid } from '@groupride/web-ui';

export interface ScopeChoiceProps {
  value: readonly ApiScope[];
  onChange: (value: ApiScope[]) => void;
  /** Whether to offer the scopes for operations. */
  mayOperate: boolean;
  error?: string | undefined;
}

const ACCESSES = ['read', 'write'] as const;

/** The permissions of a token: reading and writing in each area. */
export function ScopeChoice({ value, onChange, mayOperate, error }: ScopeChoiceProps) {
  const { t } = useTranslation();
  const toggle = (scope: ApiScope) =>
    onChange(API_SCOPES.filter((each) => (each === scope ? !value.includes(scope) : value.includes(each))));
  const areas = API_AREAS.filter((area) => mayOperate || area !== 'operations');
  return (
    <Box role="group" aria-label={t('developers.scopes')}>
      <Box textStyle="label" mb="1.5" aria-hidden>
        {t('developers.scopes')}
      </Box>
      <Grid
        templateColumns={{ base: '1fr auto', md: '1fr auto 1fr auto' }}
        columnGap="4"
        rowGap="2"
        alignItems="center"
      >
        {areas.map((area) => (
          <Fragment key={area}>
            <Box textStyle="small" minW="0" overflowWrap="anywhere">
              {t(`developers.areas.${area}`)}
            </Box>
            <Flex gap="1.5" justify="flex-end">
              {ACCESSES.map((access) => {
                const scope = API_SCOPES.find((each) => each === `${area}:${access}`);
                if (!scope) return null;
                const chosen = value.includes(scope);
                return (
                  <Button
                    key={access}
                    size="sm"
                    variant={chosen ? 'primary' : 'secondary'}
                    aria-pressed={chosen}
                    aria-label={`${t(`developers.areas.${area}`)}: ${t(`developers.${access}`)}`}
                    onClick={() => toggle(scope)}
                  >
                    {t(`developers.${access}`)}
                  </Button>
                );
              })}
            </Flex>
          </Fragment>
        ))}
      </Grid>
      {error ? (
        <Box role="alert" textStyle="caption" color="danger.fg" mt="1.5">
          {error}
        </Box>
      ) : (
        <Box textStyle="caption" color="fg.subtle" mt="1.5">
          {t('developers.scopesHint')}
        </Box>
      )}
    </Box>
  );
}
