import { useSearchParams } from 'react-router-dom';

/** The selected tab of a page, kept in the URL. The first tab is the default. */
export function usePersonTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? tabs[0];
  return [tab, (next) => setQuery(next === tabs[0] ? {} : { tab: next }, { replace: true })];
}
