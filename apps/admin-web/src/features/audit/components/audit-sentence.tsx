import { useTranslation } from 'react-i18next';
import { SETTING_KINDS, rideNumber } from '@groupride/contracts';
import type { AuditRow } from '@groupride/web-api-client';
import { Box, TextLink } from '@groupride/web-ui';
import { actionKey, contracted, exportedList, readTarget } from '../audit-texts';

/** Texts shorter than this, such as ride numbers, stay on one line. */
const LONG = 30;
/** Private-use characters that mark the formatted parts of a sentence; they do not occur in names. */
const [WHO, TARGET, END] = ['\uE000', '\uE001', '\uE002'];
const PARTS = new RegExp(`([${WHO}${TARGET}][^${END}]*${END})`);

/** "Olga Ops cancelled ride R-007", with a link to the ride. */
export function AuditSentence({ row: { actorName, action, subject, subjectName } }: { row: AuditRow }) {
  const { t } = useTranslation();
  const target = useTarget(subject, subjectName);
  const key = actionKey(action);
  const parts = { who: `${WHO}${actorName}${END}`, target: `${TARGET}${target.name}${END}` };
  const sentence = key ? t(`audit.sentences.${key}`, parts) : t('audit.sentences.other', { ...parts, action });
  return (
    <>
      {contracted(sentence, TARGET)
        .split(PARTS)
        .map((part, index) => {
          const text = part.slice(1, -1);
          if (part.startsWith(WHO)) {
            return (
              <Box key={index} as="span" fontWeight="semibold">
                {text}
              </Box>
            );
          }
          if (!part.startsWith(TARGET)) return part;
          if (!target.href) return text;
          return (
            <Box key={index} as="span" whiteSpace={text.length < LONG ? 'nowrap' : undefined}>
              <TextLink href={target.href}>{text}</TextLink>
            </Box>
          );
        })}
    </>
  );
}

/** The name of an entry's subject, and its page. */
function useTarget(subject: string, subjectName?: string | null): { name: string; href: string | null } {
  const { t } = useTranslation();
  const nameOfSetting = useSettingName();
  const target = readTarget(subject);
  const exported = exportedList(subject);
  // The person who was searched for deleted their account since.
  if (subject === 'search:') return { name: t('audit.erasedSearch'), href: null };
  if (exported) return { name: t(`audit.exportTargets.${exported}`), href: null };
  if (!target) return { name: subject, href: null };
  if (target.kind === 'setting') return { name: nameOfSetting(target.id), href: target.href };
  if (target.kind === 'user' && subjectName)
    return { name: t('audit.targets.namedUser', { name: subjectName }), href: target.href };
  if (target.kind === 'driver' && subjectName)
    return { name: t('audit.targets.driver', { id: subjectName }), href: target.href };
  const id = target.kind === 'ride' ? rideNumber(Number(target.id)) : target.id;
  return { name: t(`audit.targets.${target.kind}`, { id }), href: target.href };
}

/** "the setting Features", "promo code SUMMER", or the recorded kind. */
function useSettingName(): (id: string) => string {
  const { t } = useTranslation();
  return (id) => {
    const [recorded = '', subject] = id.split(':');
    const kind = SETTING_KINDS.find((one) => one === recorded);
    if (kind) return t('audit.targets.setting', { id: t(`settings.kinds.${kind}`) });
    if (recorded === 'promotion' && subject) return t('audit.targets.promotion', { id: subject });
    if (recorded === 'wineries') return t('audit.wineries');
    return t('audit.targets.setting', { id });
  };
}
