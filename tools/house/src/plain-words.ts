import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Terms that the glossary has replaced, each with its replacement. A term matches words, identifiers and file names. */
export const REPLACED_TERMS: readonly { old: RegExp; use: string }[] = [
  {
    old: /\bmend(?:s|ed|ing)?\b|mendBefore|mend_before|[a-z]Mend(?:s|ed|ing)?\b/,
    use: 'payment recovery, recover, fix',
  },
  { old: /\bcall(?:s|ed|ing)?[ -]off\b|[cC]all(?:ed)?Off(?![a-z])|call(?:ed)?_off/i, use: 'cancel' },
  { old: /\brenewals?\b|_renew(?:ed|als?)(?![a-z])|[a-z]Renewals?\b/i, use: 'reauthorization' },
  { old: /\blarger holds?\b|\basked holds?\b/i, use: 'hold increase, pending authorization' },
  { old: /\bparked[ _-]?(?:events?|reports?)\b|reports_parked|ParkedReport/i, use: 'dead-lettered webhook event' },
  { old: /\bcrossings?\b|[a-z]Crossings?\b|_crossings?\b/, use: 'intersection' },
  { old: /-words\.tsx?\b|(?<!MAX|QUERY|SIMILAR|STREET|TYPE|BETWEEN)_WORDS\b/, use: 'texts, messages' },
  { old: /takeTurn|TakingTurns|taking-turns/, use: 'per-caller concurrency limit, lock' },
  { old: /\bCarryingOut\b|carrying-out/, use: 'applying' },
  { old: /\bleft[ -]?shares?\b|leftShares?\b/i, use: "departed member's share" },
  { old: /\befforts(?:From)?\b|\bEffort\b/, use: 'travel cost' },
  { old: /\bhousehold\b/i, use: 'process supervisor' },
  { old: /\bkept[ -]?tables?\b/i, use: 'editable table' },
  { old: /\bstandings?\b|[a-z]Standings?\b/i, use: 'application status, state' },
  { old: /\bsurplus(?:es)?\b|\bexcess\b|[a-z](?:Surplus|Excess)\b/i, use: 'overpayment' },
  { old: /\bstrengthen(?:s|ed|ing)?\b/i, use: 'elevate' },
  { old: /\b[dD]esks?\b|\bDESK\b|[a-z]Desk(?![a-z])|\bDesk[A-Z]/, use: 'back office, operations, dashboard' },
  { old: /\buseRideWords\b|\bWords</, use: 'texts, message template' },
  { old: /\bKEPT_MS\b|_KEPT_MS\b/, use: 'cache TTL' },
  { old: /\bWish\b|[a-z]Wish\b/, use: 'query, options' },
  { old: /\bWaysToPay\b|\bWhatIsDue\b/, use: 'payment options, amount due' },
  { old: /(?:Google|Mapbox|Direct|Closing)Ways?\b/, use: 'route, method' },
  { old: /\b[a-z]+InReach\b|\bReach(?:es)?\b(?= [{=])/, use: 'distance, pickup estimate' },
  { old: /\bof now\b|\bas things stand\b|ThingsStand\b|[a-z]OfNow\b/i, use: 'current, currently' },
];

/** Lines in which a replaced term is right. Each entry says why. */
const ALLOWED: readonly { file: RegExp; line: RegExp }[] = [
  // Jobs may still be queued under their former names.
  { file: /\.jobs\.ts$/, line: /formerNames:/ },
  { file: /^apps\/api-e2e\/src\/refunds\.spec\.ts$/, line: /retry-parked-report/ },
  // Keys of ledger transactions are stored for ever.
  { file: /refunds\/postings\.ts$/, line: /key: `dispute:/ },
  // Event types of rides are promised to programs (ADR 40), and stored.
  { file: /./, line: /\bhold_renew(?:ed|al_failed)\b/ },
  // What people type: "crossing of Trade and Tryon".
  { file: /places\/domain\/intersection-search\.ts$/, line: /corner\|intersection\|crossing/ },
  // Endings of street names.
  { file: /^tools\/city\/src\/sketch\/local\/names\.ts$/, line: /'Crossing'/ },
  // The words of a search, and of place kinds, are words.
  { file: /./, line: /'[./a-z-]*(?:search|kind)-words'/ },
  // In this sense plain English.
  { file: /./, line: /\blong-standing\b|\boutstanding\b/i },
];

/** Frozen, generated, or made of names of the world. */
const SKIPPED =
  /^apps\/api\/src\/platform\/database\/migrations\/|^libs\/web\/api-client\/(?:openapi\.json|src\/generated\.ts)$|^tools\/city\/charlotte\/|^tools\/stripe-sandbox\/src\/oracle\/|^tools\/house\/(?:src\/plain-words|fixtures\/)|^package-lock\.json$/;

const TEXT = /\.(?:tsx?|mjs|cjs|md|ya?ml|json|html)$/;

/** Replaced terms in one file, as "path:line term (use …)". */
export function replacedTermsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const check = (place: string, line: string) => {
    if (ALLOWED.some((each) => each.file.test(file) && each.line.test(line))) return;
    for (const { old, use } of REPLACED_TERMS) {
      const [term] = old.exec(line) ?? [];
      if (term !== undefined) found.push(`${place} "${term}" (use ${use})`);
    }
  };
  if (!/(?:search|kind)-words\.ts$/.test(file)) check(file, file);
  text.split('\n').forEach((line, index) => check(`${file}:${index + 1}`, line));
  return found;
}

/** Replaced terms in all files that are in version control. */
export function replacedTerms(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return files
    .filter((file) => TEXT.test(file) && !SKIPPED.test(file))
    .flatMap((file) => replacedTermsIn(file, readFileSync(join(root, file), 'utf8')));
}
