/** A host name with a dot, as people type it: `acme.com`, `shop.acme.co.uk/contact`. */
const BARE_DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u

/** Turns what a person typed into an absolute URL: a bare domain gets https. Anything else is returned unchanged. */
export const withScheme = (given: string): string => (BARE_DOMAIN.test(given) ? `https://${given}` : given)
