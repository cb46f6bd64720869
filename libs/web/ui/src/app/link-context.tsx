import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainLink = (props: KitLinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<KitLinkProps>>(PlainLink);

/** Gives the kit the application's router link. Without it links are plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<KitLinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An anchor that navigates the way the application does. */
export function KitLink(props: KitLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
