/** The values of a crawl that count: strings that look like URLs or file paths do not (spec 1, section 5). */
export const countableValues = (values: readonly string[]): string[] =>
  values.filter((value) => !isUrl(value.trim()) && !isFilePath(value.trim()))

const isUrl = (value: string) =>
  /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(value) || /^(?:www\.|mailto:|tel:)\S+$/i.test(value)

/** A single word: an address such as "Flat 3/12 High St" contains spaces, so it is no path. */
const isFilePath = (value: string) =>
  /^(?:\.{0,2}[\\/]|~[\\/]|[a-z]:[\\/])\S+$/i.test(value) ||
  /^[^\s@\\/]+[\\/][^\s@]*$/.test(value) ||
  /^[^\s@]+\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|json|xml|html?|php|aspx?|pdf|woff2?|ttf|mp[34]|zip)$/i.test(
    value,
  )
