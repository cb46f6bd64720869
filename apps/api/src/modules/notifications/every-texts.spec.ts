import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { DECLINES, LANGUAGES } from '@groupride/contracts';

const MODULES = resolve(import.meta.dirname, '..');
/** Modules whose texts are place and street names, not messages. */
const NO_MESSAGES = /^(map-proxies|mapping|places)\//;
const code = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.spec)\.ts$/.test(path) && !path.includes('testing/'),
);
const textOf = (path: string) => readFileSync(join(MODULES, path), 'utf8');

const textFiles = code.filter((path) => /-(words|texts)\.ts$/.test(path) && !NO_MESSAGES.test(path));
/** Files that send texts passed in by other files. */
const PASS_ON = ['identity/codes.service.ts', 'business-invoices/account-mailer.service.ts'];
/** Files that pass texts to the outbox, or to the service that sends codes. */
const senders = code.filter(
  (path) => /\b(outbox\.(write|notify)|codes\.send|mailer\.mail)\(/.test(textOf(path)) && !PASS_ON.includes(path),
);

const modules = await Promise.all(
  textFiles.map(async (path) => [path, (await import(join(MODULES, path))) as Record<string, unknown>] as const),
);
const everyWords = [
  ...modules.flatMap(([path, exported]) =>
    Object.entries(exported).map(([name, words]) => [`${name} of ${path}`, words] as const),
  ),
  ['DECLINES', DECLINES] as const,
];

describe('messages to people', () => {
  it('take their texts only from the text files', () => {
    expect(senders.length).toBeGreaterThan(10);
    const withoutTexts = senders.filter((path) => {
      const text = textOf(path);
      const own = [...text.matchAll(/ from '(\.[^']*-(?:words|texts))'/g)].map(([, from]) =>
        relative(MODULES, resolve(MODULES, dirname(path), `${from}.ts`)),
      );
      return !own.some((file) => textFiles.includes(file)) || /\bsubject:|\btext: \[/.test(text);
    });
    expect(withoutTexts).toEqual([]);
  });

  it.each(everyWords)('say the same in both languages: %s', (_name, words) => {
    expect(Object.keys(words as object).sort()).toEqual([...LANGUAGES].sort());
    const { en, es } = words as Record<'en' | 'es', unknown>;
    expect(differences(en, es, 'words')).toEqual([]);
  });
});

describe('the comparison of texts', () => {
  const found = (en: unknown, es: unknown) => differences(en, es, 'words');

  it('finds texts that are missing, not translated, or have other facts', () => {
    expect(found({ a: 'One' }, {})).toEqual(['words.a: only in one language']);
    expect(found({ a: 'One' }, { a: '' })).toEqual(['words.a: only in one language']);
    expect(found({ a: 'One' }, { a: 'One' })).toEqual(['words.a: the same in both languages']);
    expect(found('{a} one', 'uno')).toEqual(['words: other facts']);
    expect(
      found(
        (f: { a: string }) => ({ text: [`One ${f.a}`] }),
        () => ({ text: ['Uno'] }),
      ),
    ).toEqual(['words().text.0: other facts']);
    expect(
      found(
        (f: { a: string }) => ({ text: [`One ${f.a}`, 'Two'] }),
        (f: { a: string }) => ({ text: [`Uno ${f.a}`] }),
      ),
    ).toContain('words().text.1: only in one language');
  });

  it('checks both branches of a conditional text', () => {
    const en = (f: { last4: string | null }) => (f.last4 ? `to ${f.last4}` : 'Nowhere');
    expect(found(en, (f: { last4: string | null }) => (f.last4 ? `a ${f.last4}` : 'Nowhere'))).toEqual([
      'words() without last4: the same in both languages',
    ]);
    expect(found(en, (f: { last4: string | null }) => (f.last4 ? `a ${f.last4}` : 'A ninguna parte'))).toEqual([]);
  });
});

/** Texts that are the same in both languages. */
const ALIKE = /GroupRide|^Total$/g;

/** The paths at which two texts, or trees of texts and text functions, differ. */
function differences(en: unknown, es: unknown, at: string): string[] {
  if (typeof en === 'function' && typeof es === 'function')
    return calls(en as Say, es as Say).flatMap(({ without, said }) =>
      differences(said[0], said[1], `${at}()${without}`),
    );
  if (isTree(en) && isTree(es))
    return [...new Set([...Object.keys(en), ...Object.keys(es)])].flatMap((key) =>
      differences(en[key], es[key], `${at}.${key}`),
    );
  if (en === null && es === null) return [];
  if (typeof en !== 'string' || typeof es !== 'string' || !en.trim() || !es.trim())
    return [`${at}: only in one language`];
  if (factsIn(en) !== factsIn(es)) return [`${at}: other facts`];
  const words = en.replace(FACT, '').replace(ALIKE, '');
  return en === es && /\p{L}/u.test(words) ? [`${at}: the same in both languages`] : [];
}

type Say = (facts: unknown) => unknown;
const FACT = /⟦[\w.]*⟧|\{\w+\}/g;
const factsIn = (text: string) => [...new Set(text.match(FACT))].sort().join();
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The results of both functions with all facts, and without each fact that they read. */
function calls(en: Say, es: Say): { without: string; said: unknown[] }[] {
  const asked = new Set<string>();
  const say = (missing: string | null) => [en, es].map((each) => each(facts(asked, missing)));
  const whole = { without: '', said: say(null) };
  return [whole, ...[...asked].map((missing) => ({ without: ` without ${missing}`, said: say(missing) }))];
}

/** Facts that render as their own names. */
function facts(asked: Set<string>, missing: string | null, path = ''): unknown {
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        if (typeof key === 'symbol') return key === Symbol.toPrimitive ? () => `⟦${path}⟧` : undefined;
        if (path === '') asked.add(key);
        return path === '' && key === missing ? null : facts(asked, missing, path ? `${path}.${key}` : key);
      },
    },
  );
}
