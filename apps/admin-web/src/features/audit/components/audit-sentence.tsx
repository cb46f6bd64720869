import { useTranslation } from 'react-i18next';
import type { AuditRow } from '@groupride/web-api-client';
import { Box, TextLink } from '@groupride/web-ui';
import { rideNumber } from '../../../shared/ride-number';
import { actionKey, contracted, exportedList, readTarget } from '../audit-texts';

/** Surround in a sentence what is no plain text; nobody's name has these characters. */
const [WHO, TARGET, END] = ['\uE000', '\uE001', '\uE002'];
const PARTS = new RegExp(`([${WHO}${TARGET}][^${END}]*${END})`);

/** "Olga Ops cancelled ride R-007", with a link to the ride. */
export function AuditSentence({ row: { actorName, action, subject } }: { row: AuditRow }) {
  const { t } = useTranslation();
  const target = useTarget(subject);
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
            <TextLink key={index} href={target.href}>
              {text}
            </TextLink>
          );
        })}
    </>
  );
}

/** What an entry is about, in words, and where it is shown. */
function useTarget(subject: string): { name: string; href: string | null } {
  const { t } = useTranslation();
  const target = readTarget(subject);
  const exported = exportedList(subject);
  if (exported) return { name: t(`audit.exportTargets.${exported}`), href: null };
  if (!target) return { name: subject, href: null };
  const id = target.kind === 'ride' ? rideNumber(Number(target.id)) : target.id;
  return { name: t(`audit.targets.${target.kind}`, { id }), href: target.href };
}
