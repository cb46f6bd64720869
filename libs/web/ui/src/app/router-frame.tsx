import { Link, Outlet } from 'react-router-dom';
import { LinkProvider, type KitLinkProps } from './link-context';

/** How the kit's links navigate: inside the application by the router, elsewhere (the API, other sites, mail, telephone) by the browser. */
export function RouterLink({ href, ...rest }: KitLinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  return inside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Around every page of a router, so that links inside know it. */
export const RouterFrame = () => (
  <LinkProvider link={RouterLink}>
    <Outlet />
  </LinkProvider>
);
