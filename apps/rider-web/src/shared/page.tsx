import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, PageHeader, Stack } from '@groupride/web-ui';
import { useGoBack } from './use-go-back';

export interface PageProps {
  /** Title of the page and of the browser tab. */
  title: string;
  subtitle?: ReactNode;
  /** Address of the back button; 'history' goes back in the browser history. Without it there is no back button. */
  back?: string;
  actions?: ReactNode;
  /** Whether the page renders its own heading. */
  headless?: boolean;
  children: ReactNode;
}

/** The layout of a page: its header, and one column of cards below. */
export function Page({ title, subtitle, back, actions, headless = false, children }: PageProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  useEffect(() => {
    document.title = `${title} · ${t('product.name')}`;
  }, [title, t]);
  return (
    <>
      {!headless && (
        <Box
          position="sticky"
          top="0"
          zIndex="sticky"
          bg="bg.canvas"
          mx="-4"
          mt="-3"
          mb="1"
          pt="env(safe-area-inset-top)"
        >
          <PageHeader
            title={title}
            subtitle={subtitle}
            {...(back === undefined ? {} : { back: back === 'history' ? goBack : back, backLabel: t('common.back') })}
            actions={actions}
          />
        </Box>
      )}
      <Stack gap="4">{children}</Stack>
    </>
  );
}
