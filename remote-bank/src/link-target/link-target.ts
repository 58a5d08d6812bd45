import { webAddress } from '@sarv/shared/rules/external-address'

/** Where a link of the server may lead: a path of the app, or another site. */
export type LinkTarget = { readonly to: string } | { readonly href: string }

/**
 * Validates a link that the server gave with a text for its button: a path of the app, an https address, or undefined
 * for anything else. (BNK-007, BNK-037, T10)
 * @example linkTarget('/funds/12180') // { to: '/funds/12180' }
 */
export function linkTarget(link: string): LinkTarget | undefined {
  // A browser drops controls, so that '/\t/evil.example' would be another site's address.
  if (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(link)) return { to: link }
  const href = webAddress(link)
  return href === undefined ? undefined : { href }
}
