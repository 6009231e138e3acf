/** Languages that sites use in paths and host names. */
const LANGUAGES = new Set(
  (
    'ar bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nb nl nn no pl pt ' +
    'ro ru sk sl sq sr sv sw th tr uk ur uz vi zh'
  ).split(' '),
)

/** Returns the language in a URL's first path segment, host or `?lang=` (`/de-at/`, `fr.acme.com`), or null. */
export function languageOfPath(url: string): string | null {
  const { pathname, hostname, searchParams } = new URL(url)
  const given = [
    pathname.split('/', 2)[1],
    hostname.split('.', 1)[0],
    searchParams.get('lang') ?? searchParams.get('hl'),
  ]
  for (const word of given) {
    const code = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec(word ?? '')?.[1]?.toLowerCase()
    if (code && LANGUAGES.has(code)) return code
  }
  return null
}
