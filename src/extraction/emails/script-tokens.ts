/**
 * Returns the tokens of a piece of JavaScript, without spaces and comments. Regular expressions are split into
 * characters: only a parser can tell them from divisions, and they build no addresses.
 */
export function tokenize(script: string): string[] {
  return (script.match(TOKEN) ?? []).filter((token) => !/^(?:\s|\/[/*])/.test(token))
}

const TOKEN =
  /\s+|\/\/[^\n]{0,5000}|\/\*[\s\S]{0,5000}?\*\/|"(?:[^"\\\n]|\\[\s\S]){0,4000}"|'(?:[^'\\\n]|\\[\s\S]){0,4000}'|`(?:[^`\\$]|\\[\s\S]){0,4000}`|[\p{L}_$][\w$]*|0x[\da-f]+|\d+|\+=|==|[\s\S]/giu

export const isString = (token: string) => /^["'`]/.test(token) && token.length > 1
export const isName = (token: string) => /^[\p{L}_$]/u.test(token)

const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([\s\S]))/gi
const CONTROL: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: ' ',
  f: ' ',
  v: ' ',
  '0': ' ',
  '\n': '',
}

/** Decodes the value of a string literal. */
export function unescapeString(token: string): string {
  const body = token.slice(1, -1)
  if (!body.includes('\\')) return body
  return body.replace(ESCAPE, (_, hex?: string, unicode?: string, point?: string, other?: string) => {
    const code = parseInt(hex ?? unicode ?? point ?? '', 16)
    if (other !== undefined) return CONTROL[other] ?? other
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
