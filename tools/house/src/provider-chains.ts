import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Modules that move riders' money together: a chain that runs from one of them into another counts as one chain. */
export const PAYMENT_MODULES = [
  'authorizations',
  'debts',
  'payment-recovery',
  'payments',
  'receipts',
  'settlement',
  'tips',
] as const;

interface Provider {
  name: string;
  module: string;
  needs: string[];
}

/**
 * For each module of the API (or group of modules) the longest chain of providers that are constructed one for another. Controllers and
 * the platform do not count. A port or facade counts as the class that the module provides for it.
 * @param root the folder that contains the modules
 */
export function longestChains(root: string, groups: readonly (readonly string[])[]): Map<string, string[]> {
  const { providers, implementations } = providersBelow(root);
  const groupOf = (module: string) => groups.find((group) => group.includes(module))?.join(', ') ?? module;
  const known = new Map<string, string[]>();

  function chainFrom(name: string, open: readonly string[]): string[] {
    if (open.includes(name)) throw new Error(`these providers need each other: ${[...open, name].join(' > ')}`);
    const finished = known.get(name);
    if (finished) return finished;
    const provider = providers.get(name)!;
    const next = provider.needs
      .map((need) => implementations.get(need) ?? need)
      .filter((need) => providers.has(need) && groupOf(providers.get(need)!.module) === groupOf(provider.module));
    const longest = longestOf(next.map((need) => chainFrom(need, [...open, name])));
    const chain = [name, ...longest];
    known.set(name, chain);
    return chain;
  }

  const chains = new Map<string, string[]>();
  for (const { name, module } of providers.values()) {
    const group = groupOf(module);
    chains.set(group, longestOf([chains.get(group) ?? [], chainFrom(name, [])]));
  }
  return chains;
}

function longestOf(chains: readonly string[][]): string[] {
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

function providersBelow(root: string): { providers: Map<string, Provider>; implementations: Map<string, string> } {
  const providers = new Map<string, Provider>();
  const implementations = new Map<string, string>();
  for (const path of sourcesBelow(root)) {
    const source = readFileSync(path, 'utf8');
    const module = relative(root, path).split(sep)[0]!;
    for (const [, port, implementation] of source.matchAll(/provide:\s*(\w+),\s*use(?:Class|Existing):\s*(\w+)/g))
      implementations.set(port!, implementation!);
    for (const { name, needs } of classesIn(source)) providers.set(name, { name, module, needs });
  }
  return { providers, implementations };
}

/** Classes that Nest can construct, with the classes in their constructors. */
function classesIn(source: string): Pick<Provider, 'name' | 'needs'>[] {
  const starts = [...source.matchAll(/^@Injectable\([^)]*\)\s*\nexport class (\w+)/gm)];
  return starts.map((start, index) => {
    const body = source.slice(start.index, starts[index + 1]?.index);
    const [, parameters = ''] = /\n {2}constructor\(([\s\S]*?)\)\s*\{/.exec(body) ?? [];
    return { name: start[1]!, needs: [...parameters.matchAll(/:\s*(\w+)/g)].map(([, type]) => type!) };
  });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes(`${sep}testing${sep}`));
}
