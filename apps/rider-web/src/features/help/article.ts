export const HELP_TOPICS = ['book', 'payment', 'safety', 'account'] as const;

export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpArticle {
  /** Part of the article's address; the same in every language. */
  slug: string;
  topic: HelpTopic;
  title: string;
  paragraphs: readonly string[];
}
