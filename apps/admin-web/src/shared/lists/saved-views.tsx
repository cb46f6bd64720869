import { Bookmark, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedViewList } from '@groupride/contracts';
import { Button, Flex } from '@groupride/web-ui';
import { ManageViewsDialog } from './manage-views-dialog';
import { SaveViewDialog } from './save-view-dialog';
import { useListSavedViewsQuery } from './saved-views-api';
import type { ListAddress } from './use-list-address';

/** The operator's named filters, to select again, and a button that saves the current ones. */
export function SavedViews({ list, address }: { list: SavedViewList; address: ListAddress }) {
  const { t } = useTranslation();
  const { data: views } = useListSavedViewsQuery({ list });
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  const { filters, apply } = address;
  const isSaved = views?.some((view) => view.filters === filters) ?? true;
  if (views?.length === 0 && filters === '') return null;
  return (
    <Flex as="section" aria-label={t('views.label')} gap="2" wrap="wrap" align="center" _empty={{ display: 'none' }}>
      {views?.map((view) => (
        <Button
          key={view.id}
          size="sm"
          variant={view.filters === filters ? 'soft' : 'secondary'}
          aria-pressed={view.filters === filters}
          onClick={() => apply(view.filters === filters ? '' : view.filters)}
        >
          {view.name}
        </Button>
      ))}
      {!isSaved && filters !== '' && (
        <Button size="sm" variant="ghost" icon={<Bookmark size={16} aria-hidden />} onClick={() => setOpen('save')}>
          {t('views.save')}
        </Button>
      )}
      {views && views.length > 0 && (
        <Button size="sm" variant="ghost" icon={<Settings2 size={16} aria-hidden />} onClick={() => setOpen('manage')}>
          {t('views.manage')}
        </Button>
      )}
      {open === 'save' && <SaveViewDialog list={list} filters={filters} onClose={close} />}
      {open === 'manage' && views && <ManageViewsDialog views={views} filters={filters} onClose={close} />}
    </Flex>
  );
}
