import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LinkProvider, type KitLinkProps } from './link-context';

/** How the kit's links navigate: inside the application by the router, elsewhere (the API, other sites, mail, telephone) by the browser. */
export function RouterLink({ href, ...rest }: KitLinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  return inside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** How long a page may take to show its heading, and how often to look for it, in milliseconds. */
const HEADING_WITHIN = 3_000;
const LOOK = 100;

/**
 * Moves the focus to the heading of the new page, which screen readers then read: the link that led there is gone, and
 * browsers announce no change of page inside an application. A field that takes the focus itself keeps it.
 */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (loaded.current === pathname) return undefined;
    loaded.current = pathname;
    const until = Date.now() + HEADING_WITHIN;
    const look = () => {
      if (Date.now() > until) clearInterval(timer);
      const heading = document.activeElement === document.body && document.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [pathname]);
}

/** Around every page of a router, so that links inside know it. */
export function RouterFrame() {
  useFocusAfterNavigation();
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
