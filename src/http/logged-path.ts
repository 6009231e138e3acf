import { oneLine } from '../lib/redact.ts'

const PATH_LENGTH_MAX = 200
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const NUMBER = /^\d{1,10}$/
const WORD = /^[a-z]+(?:[-_][a-z]+){0,6}$/
/** Parameters whose values are words of our own. */
const SPOKEN: ReadonlySet<string> = new Set([':type', ':provider', ':format', ':name'])

const isId = (part: string) => UUID.test(part) || NUMBER.test(part)

/**
 * The path of a request for the log: its route pattern, with ids filled in. Other parameters (tickets, secret links,
 * payment references) appear only by name.
 *
 * @param pattern undefined if no route matches: then only plain words and ids are shown
 * @param pathname without the query, which is never logged
 */
export function loggedPath(pattern: string | undefined, pathname: string): string {
  const names = pattern?.split('/')
  const parts = pathname.split('/').map((part, at) => {
    const name = names?.[at]
    if (name === undefined || name === '*') return plain(part)
    if (!name.startsWith(':')) return name
    if (SPOKEN.has(name)) return WORD.test(part) && part.length <= 40 ? part : name
    return /(?:^:|_)id$/.test(name) && isId(part) ? part : name
  })
  return oneLine(parts.join('/'), PATH_LENGTH_MAX)
}

const plain = (part: string) =>
  part === '' || isId(part) || /^v\d$/.test(part) || (part.length <= 30 && WORD.test(part)) ? part : ':other'
