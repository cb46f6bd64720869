import type { Language } from '@groupride/contracts';

export type LegalDocument = 'terms' | 'privacy';

/** A paragraph, or the heading of those that follow. */
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
 * The text is a file beside the application, so that a deployment can replace it without building anything.
 * @throws Error when it cannot be loaded
 */
export async function loadLegalText(
  document: LegalDocument,
  language: Language,
  signal: AbortSignal,
): Promise<LegalBlock[]> {
  const response = await fetch(`/legal/${document}.${language}.txt`, { signal });
  if (!response.ok) throw new Error(`legal text: ${response.status}`);
  return blocksOf(await response.text());
}
