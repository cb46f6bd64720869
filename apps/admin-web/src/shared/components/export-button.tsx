import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS, type ExportFormat, type OperatorPermission } from '@groupride/contracts';
import { Box, Button, Modal, Stack, toast } from '@groupride/web-ui';
import { download, fileAddress } from '../download';
import { usePermission } from '../permissions';

export interface ExportButtonProps {
  what: keyof typeof FILES;
  /** Filters of the list, in the format of the API. */
  filters: Readonly<Record<string, string | number | undefined>>;
  permission: OperatorPermission;
  /** Label of the button if a page has several. */
  label?: string;
  /** Describes the selection, if the filters are not beside the button. */
  selected?: string | undefined;
  disabled?: boolean;
}

const FILES = {
  rides: 'exports/rides',
  drivers: 'exports/drivers',
  riders: 'exports/riders',
  payments: 'exports/payments',
  audit: 'exports/audit',
  daily_close: 'daily-close/file',
} as const;

const ICONS = { csv: FileText, xlsx: FileSpreadsheet } as const;

/** Exports everything that the filters select in the chosen format. Renders nothing for roles without permission. */
export function ExportButton({ what, filters, permission, label, selected, disabled = false }: ExportButtonProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const mayExport = usePermission(permission);
  if (!mayExport) return null;
  const save = (format: ExportFormat) => {
    download(fileAddress(FILES[what], { ...filters, format, language: i18n.language }));
    setOpen(false);
    toast({ tone: 'success', title: t('exports.started'), description: t('exports.startedText') });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label ?? t('exports.button')}
      </Button>
      {open && (
        <Modal
          open
          onClose={() => setOpen(false)}
          title={t(`exports.titles.${what}`)}
          description={selected ?? t('exports.text')}
          closeLabel={t('app.close')}
          footer={null}
        >
          <Stack gap="3">
            {EXPORT_FORMATS.map((format) => {
              const Icon = ICONS[format];
              return (
                <Button
                  key={format}
                  block
                  variant="secondary"
                  icon={<Icon size={18} aria-hidden />}
                  onClick={() => save(format)}
                >
                  {t(`exports.formats.${format}`)}
                </Button>
              );
            })}
            <Box textStyle="caption" color="fg.subtle">
              {t('exports.audited')}
            </Box>
          </Stack>
        </Modal>
      )}
    </>
  );
}
