import { articles, searchArticles } from './articles';

it('has the same articles in both languages', async () => {
  const [english, spanish] = await Promise.all([articles.en(), articles.es()]);
  const outline = (all: typeof english) => all.map(({ slug, topic, paragraphs }) => [slug, topic, paragraphs.length]);
  expect(outline(spanish)).toEqual(outline(english));
  expect(new Set(english.map(({ slug }) => slug)).size).toBe(english.length);
});

it('ignores accents and case', async () => {
  const found = searchArticles(await articles.es(), 'CODIGO');
  expect(found[0]?.slug).toBe('boarding-code');
});
