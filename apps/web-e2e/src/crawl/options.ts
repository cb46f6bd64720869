import { parseArgs } from 'node:util';

export const MEANS = ['mouse', 'touch', 'keyboard'] as const;
export type Means = (typeof MEANS)[number];

export interface Settings {
  readonly origin: string;
  readonly viewport: { width: number; height: number };
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'es';
  readonly means: readonly Means[];
  readonly pages: RegExp;
  readonly axe: boolean;
  /** Draws maps, which takes most of the time where no graphics card is. */
  readonly map: boolean;
  /** How many controls lead to the deepest layer, for example a dialog that another dialog opens. */
  readonly depth: number;
  readonly workers: number;
  /** After so many minutes no further page is begun; `resume` goes on with the rest. */
  readonly minutes: number;
  /** Remembers finished pages, so that an interrupted crawl goes on where it was. */
  readonly resume: string | undefined;
}

export const HELP = `npm run crawl -- [options]

  --viewport 390x844     size of the window
  --theme light|dark     color scheme
  --language en|es       language of the browser
  --means LIST           of mouse,touch,keyboard; "none" only opens layers for axe
  --pages PATTERN        regular expression over "scenario path", for example "requested /ride"
  --no-axe               without axe
  --no-map               without drawn maps, which is much faster without a graphics card
  --depth 3              how many controls lead to the deepest dialog
  --workers 2            pages that are tried at a time
  --minutes 120          begins no further page after that
  --resume FILE          skips the pages that FILE lists as done, and adds to it
`;

/** @throws TypeError for an option that does not exist */
export function readOptions(args: readonly string[]): Omit<Settings, 'origin'> | undefined {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      viewport: { type: 'string', default: '390x844' },
      theme: { type: 'string', default: 'light' },
      language: { type: 'string', default: 'en' },
      means: { type: 'string', default: MEANS.join() },
      pages: { type: 'string', default: '' },
      axe: { type: 'boolean', default: true },
      map: { type: 'boolean', default: true },
      depth: { type: 'string', default: '3' },
      workers: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '120' },
      resume: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [width = 390, height = 844] = values.viewport.split('x').map(Number);
  const wanted = values.means.split(',');
  return {
    viewport: { width, height },
    theme: values.theme === 'dark' ? 'dark' : 'light',
    language: values.language === 'es' ? 'es' : 'en',
    means: MEANS.filter((means) => wanted.includes(means)),
    pages: new RegExp(values.pages),
    axe: values.axe,
    map: values.map,
    depth: Number(values.depth),
    workers: Number(values.workers),
    minutes: Number(values.minutes),
    resume: values.resume,
  };
}
