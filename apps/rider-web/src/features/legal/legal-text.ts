import type { Language, LegalTextView } from '@groupride/contracts';

export type LegalDocument = 'terms' | 'privacy';

/** A paragraph, or the heading of the paragraphs that follow. */
export interface LegalBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Blocks are separated by blank lines; one that begins with `# ` is a heading. */
export function blocksOf(text: string): LegalBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim().replace(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('# ') ? { kind: 'heading', text: block.slice(2) } : { kind: 'paragraph', text: block },
    );
}

/**
 * Loads the text set by operations. Without one, it loads a file next to the application, which a deployment can
 * replace without a build.
 * @throws Error when it cannot be loaded
 */
export async function loadLegalText(
  document: LegalDocument,
  language: Language,
  signal: AbortSignal,
): Promise<LegalBlock[]> {
  const worded = await fetch(`/api/legal-texts/${document}/${language}`, { signal });
  if (!worded.ok) throw new Error(`legal text: ${worded.status}`);
  const { text } = (await worded.json()) as LegalTextView;
  if (text !== null) return blocksOf(text);
  const response = await fetch(`/legal/${document}.${language}.txt`, { signal });
  if (!response.ok) throw new Error(`legal text: ${response.status}`);
  return blocksOf(await response.text());
}
