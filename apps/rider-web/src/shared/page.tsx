import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Box, PageHeader, Stack } from '@groupride/web-ui';

export interface PageProps {
  /** Title of the page and of the browser's tab. */
  title: string;
  subtitle?: ReactNode;
  /** Where "back" leads; 'history' is where one came from. Without it there is no back button. */
  back?: string;
  actions?: ReactNode;
  /** The page brings a heading of its own. */
  headless?: boolean;
  children: ReactNode;
}

/** A page: its header, and one column of cards below. */
export function Page({ title, subtitle, back, actions, headless = false, children }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `${title} · ${t('product.name')}`;
  }, [title, t]);
  // A page that was opened directly has nothing before it.
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'));
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
