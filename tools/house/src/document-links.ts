import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export interface BrokenLink {
  file: string;
  /** The link or path as it is written. */
  target: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'fixtures', 'test-results']);
const REPOSITORY_FOLDER = /^(?:apps|libs|tools|docs|docker)\//;
const HAS_EXTENSION = /\/[^/]*\.[a-z0-9]{1,6}$/i;
/** Package names, addresses, patterns, commands and placeholders are not paths. */
const NOT_A_PATH = /[\s*<>{}…:?=,()"'|]|^[@~$/]|^\.groupride\/|^node_modules\//;

/** Documents whose links are checked: `docs/**` and every README of the repository. */
export function documentsBelow(root: string): string[] {
  return markdownBelow(root)
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((file) => file.startsWith('docs/') || /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file))
    .sort();
}

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : markdownBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Relative links, heading anchors and repository paths in backticks that lead nowhere. */
export function brokenLinks(root: string): BrokenLink[] {
  return documentsBelow(root).flatMap((file) => {
    const text = withoutCodeBlocks(readFileSync(join(root, file), 'utf8'));
    const links = linksIn(text).filter((target) => !leadsSomewhere(root, file, target));
    const paths = pathsIn(text).filter((target) => !existsInRepository(root, file, target));
    return [...new Set([...links, ...paths])].map((target) => ({ file, target }));
  });
}

const withoutCodeBlocks = (markdown: string): string => markdown.replace(/^```.*?^```/gms, '');

const linksIn = (markdown: string): string[] =>
  [...markdown.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));

function pathsIn(markdown: string): string[] {
  const codes = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return codes.filter((code) => !NOT_A_PATH.test(code) && (REPOSITORY_FOLDER.test(code) || HAS_EXTENSION.test(code)));
}

function leadsSomewhere(root: string, file: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#');
  const document = path === '' ? join(root, file) : resolve(root, dirname(file), path);
  if (!existsSync(document)) return false;
  if (anchor === undefined) return true;
  return statSync(document).isFile() && anchorsIn(readFileSync(document, 'utf8')).includes(anchor);
}

/** A path may be relative to the repository, to the document, or to the folder that the page is about. */
function existsInRepository(root: string, file: string, target: string): boolean {
  const bases = [root, join(root, dirname(file)), ...(PAGE_FOLDERS[file] ?? []).map((folder) => join(root, folder))];
  return bases.some((base) => existsSync(join(base, target)));
}

/** Folders that a page is about, so that it can name their files briefly. */
const PAGE_FOLDERS: Readonly<Record<string, string[]>> = {
  'docs/payments/README.md': ['apps/api/src/modules/payments'],
  'docs/payments/authorizations.md': ['apps/api/src/modules/authorizations'],
  'docs/payments/debts.md': ['apps/api/src/modules/debts'],
  'docs/payments/payment-recovery.md': ['apps/api/src/modules/payment-recovery'],
  'docs/payments/pledges.md': ['apps/api/src/modules/pledges'],
  'docs/payments/settlement.md': ['apps/api/src/modules/settlement'],
  'docs/payments/tips.md': ['apps/api/src/modules/tips'],
  'docs/rider-screens.md': ['apps/rider-web/src', 'apps/web-e2e/src', 'libs/web/ui/src'],
  'docs/driver-screens.md': [
    'apps/driver-web/src',
    'apps/driver-web/src/features',
    'apps/admin-web/src/features',
    'apps/api/src/modules',
    'apps/web-e2e/src',
    'libs/web/ui/src',
    'libs/web/map/src',
  ],
  'docs/payments/webhooks.md': ['apps/api/src/modules/authorizations'],
  'CONTRIBUTING.md': ['apps/rider-web'],
};

/** Anchors of the headings, as GitHub makes them. */
export function anchorsIn(markdown: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutCodeBlocks(markdown).matchAll(/^#{1,6}\s+(.+?)\s*$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}
