import { Link } from 'react-router-dom';
import type { KitLinkProps } from '@groupride/web-ui';

/** How the kit's links navigate: inside the application by the router, elsewhere (the API, mail, telephone) by the browser. */
export function RouterLink({ href, ...rest }: KitLinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('/api/');
  return inside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
