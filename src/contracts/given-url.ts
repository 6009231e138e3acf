/** A host name with a dot, as people type it: `acme.com`, `shop.acme.co.uk/contact`. */
const BARE_DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u

/** What a person typed as an absolute address: a bare domain is meant as https. Anything else stays as it is. */
export const withScheme = (given: string): string => (BARE_DOMAIN.test(given) ? `https://${given}` : given)
