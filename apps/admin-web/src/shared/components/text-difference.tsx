import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, VisuallyHidden, chakra } from '@groupride/web-ui';
import { differenceOf, type DifferencePart } from '../text-difference';

interface TextDifferenceProps {
  label: string;
  before: string;
  after: string;
}

const LOOKS = {
  added: { as: 'ins', sign: '+', bg: 'success.subtle' },
  removed: { as: 'del', sign: '−', bg: 'danger.subtle' },
} as const;

/** The difference between two versions of a long text: removed and added lines with their context. */
export default function TextDifference({ label, before, after }: TextDifferenceProps) {
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  return (
    <Box>
      <Box as="h3" textStyle="label" mb="1">
        {label}
      </Box>
      <Box
        role="group"
        aria-label={label}
        tabIndex={0}
        borderWidth="1px"
        borderRadius="md"
        maxH="24rem"
        overflowY="auto"
        textStyle="small"
        py="1"
      >
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </Box>
    </Box>
  );
}

function Part({ part }: { part: DifferencePart }) {
  const { t } = useTranslation();
  if (part.kind === 'skipped')
    return (
      <Box px="3" py="1" color="fg.muted" textStyle="caption">
        {t('settings.unchanged', { count: part.count })}
      </Box>
    );
  if (part.kind === 'same') return part.lines.map((line, index) => <Line key={index} text={line} sign="" />);
  const { as, sign, bg } = LOOKS[part.kind];
  return (
    <chakra.div asChild display="block" bg={bg} textDecoration="none">
      {as === 'ins' ? (
        <ins>
          <Lines kind={part.kind} lines={part.lines} sign={sign} />
        </ins>
      ) : (
        <del>
          <Lines kind={part.kind} lines={part.lines} sign={sign} />
        </del>
      )}
    </chakra.div>
  );
}

function Lines({ kind, lines, sign }: { kind: 'added' | 'removed'; lines: readonly string[]; sign: string }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t(`settings.${kind}Lines`, { count: lines.length })}</VisuallyHidden>
      {lines.map((line, index) => (
        <Line key={index} text={line} sign={sign} />
      ))}
    </>
  );
}

function Line({ text, sign }: { text: string; sign: string }) {
  return (
    <chakra.span display="flex" px="3" gap="2">
      <chakra.span aria-hidden w="3" flexShrink="0" color="fg.muted">
        {sign}
      </chakra.span>
      <chakra.span minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text === '' ? '\u00a0' : text}
      </chakra.span>
    </chakra.span>
  );
}
