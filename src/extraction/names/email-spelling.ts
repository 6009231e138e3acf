import type { Finding } from '../finding.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import { isPlaceName } from './place-names.ts'

/** Reduces umlaut spellings to one form: Müller appears as mueller or muller. */
const reduced = (text: string) => text.replace(/([aou])e/g, '$1').replace(/[^\p{L}]/gu, '')
const NEAR = 250

/**
 * Returns a function that checks whether an email address of the page spells a name: jane.roe@, jroe@, roe.j@, or roe@
 * close to it.
 *
 * @param site the label of the page's domain: a mailbox that repeats it is the club's or the firm's
 */
export function emailSpelling(emails: readonly Finding[], site: string | null = null): (run: NameRun) => boolean {
  const places = new Map<string, (number | null)[]>()
  /** Domain names, which an organisation's own mailbox repeats: marlow@marlow.example. */
  const domains = new Set<string>()
  for (const { normalized, start } of emails) {
    const at = normalized.indexOf('@')
    const local = normalized.slice(0, at).replace(/\+.*$/s, '')
    const key = reduced(foldName(local))
    domains.add(
      reduced(
        normalized
          .slice(at + 1)
          .split('.')
          .at(-2) ?? '',
      ),
    )
    if (key.length < 3) continue
    const list = places.get(key)
    if (list) list.push(start)
    else places.set(key, [start])
  }
  if (places.size === 0) return () => false

  return (run) => {
    const words = run.words.map((word) => reduced(word.folded)).filter(Boolean)
    const first = words[0]
    const last = words[words.length - 1]
    if (!first || !last || words.length < 2) return false
    if (givenName(run.words[0]!.folded) === 'unknown' && site === words.join('')) return false
    const middle = words.length > 2 ? words[1]! : ''
    const spellings = [first + last, last + first, first[0] + last, last + first[0], first + last[0], words.join('')]
    if (middle)
      spellings.push(
        first[0] + middle[0]! + last,
        first + middle,
        first[0] + middle,
        first + middle[0]! + last,
        middle + last,
      )
    // In many addresses an article or "von" is part of the family name.
    spellings.push(reduced(foldName(run.value)))
    if (spellings.some((spelling) => spelling.length > 3 && places.has(spelling))) return true
    const isNear = (at: number | null) => at !== null && at > run.start - NEAR && at < run.end + NEAR
    // A mailbox that repeats the domain or a town proves nothing about a person with an unknown given name.
    const isOfHouse = (spelling: string, text: string) =>
      givenName(run.words[0]!.folded) === 'unknown' && (domains.has(spelling) || isPlaceName(text))
    return [run.words[0]!, run.words.at(-1)!].some(({ folded, text }) => {
      const spelling = reduced(folded)
      return spelling.length > 2 && (places.get(spelling) ?? []).some(isNear) && !isOfHouse(spelling, text)
    })
  }
}
