import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { PlaceIndex } from '../places.ts'
import { joinRules } from '../run-rules.ts'
import { transcribedKeys } from '../transcribed-keys.ts'

/** Whether one name is a short form of another: "J. Roe" and "Jane M. Roe" for Jane Roe. */
function isShortOf(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > long.length || short[short.length - 1] !== long[long.length - 1]) {
    return short.length > 1 && short.length < long.length && short.every((word, at) => word === long[at])
  }
  let at = 0
  for (const word of short) {
    const letter = word.replace('.', '')
    while (at < long.length && long[at] !== word && !(letter.length === 1 && long[at]!.startsWith(letter))) at++
    if (at++ >= long.length) return false
  }
  return true
}

/**
 * Whether a full name and a longer one that ends with it are two people: "Mr Robert Roe, President" and "Mrs Jane Robert
 * Roe, Treasurer". Each has a card and a title of its own.
 */
const areRelatives = (short: Finding, long: Finding): boolean =>
  short.method === 'card' &&
  long.method === 'card' &&
  short.detail?.jobTitle !== undefined &&
  long.detail?.jobTitle !== undefined &&
  short.detail.jobTitle !== long.detail.jobTitle &&
  long.normalized.endsWith(` ${short.normalized}`) &&
  (long.normalized.split(' ')[0]?.length ?? 0) > 2

/** The places of names of which each word stands in a cell of its own. */
const rowsOfNames = (findings: readonly Finding[]): PlaceIndex =>
  new PlaceIndex(
    findings.map(({ rules, start, end }) =>
      rules?.includes('names.two-columns') && start !== null && end !== null ? [{ start, end }] : [],
    ),
  )

/** Merges findings to one per person: the most confident mention, with the fullest form of the name on the page. */
export function mergeNames(findings: readonly Finding[]): Finding[] {
  const byName = new Map<string, Finding>()
  const wholeNames = new Map(
    findings.flatMap(({ start, normalized }) =>
      start !== null && normalized.includes(' ') ? [[start, normalized]] : [],
    ),
  )
  // "Jane" in a card whose picture says "Jane Roe".
  const isPartOfName = ({ start, normalized }: Finding) =>
    start !== null && wholeNames.get(start)?.startsWith(`${normalized} `) === true && !normalized.includes(' ')
  const rows = rowsOfNames(findings)
  // "Jane" in the row of a table whose next cell says "Roe".
  const isPartOfRow = ({ start, normalized }: Finding) =>
    start !== null && !normalized.includes(' ') && (rows.before(start + 1)?.end ?? 0) > start
  for (const finding of findings) {
    if (isPartOfName(finding) || isPartOfRow(finding)) continue
    const known = byName.get(finding.normalized)
    if (!known) byName.set(finding.normalized, finding)
    else byName.set(finding.normalized, joined(known, finding))
  }
  joinTranscribed(byName)
  joinGlued(byName)
  const byLastWord = new Map<string, Finding[]>()
  for (const finding of byName.values()) {
    for (const word of new Set(finding.normalized.split(' '))) {
      if (word.length < 3) continue
      const list = byLastWord.get(word)
      if (list) list.push(finding)
      else byLastWord.set(word, [finding])
    }
  }
  const dropped = new Set<Finding>()
  for (const finding of byName.values()) {
    const words = finding.normalized.split(' ')
    const others = (byLastWord.get(words[words.length - 1]!) ?? []).slice(0, 50)
    const fuller = others.find(
      (other) =>
        other !== finding &&
        other.normalized.length > finding.normalized.length &&
        isShortOf(words, other.normalized.split(' ')) &&
        !areRelatives(finding, other),
    )
    // The longer form may contain a word too many, so it wins only if its confidence is similar.
    if (fuller) dropped.add(fuller.confidence > finding.confidence - 0.15 ? finding : fuller)
  }
  return [...byName.values()].filter((finding) => !dropped.has(finding))
}

/** Joins `Joerg Mueller` to `Jörg Müller`, whose spelling stays. */
function joinTranscribed(byName: Map<string, Finding>): void {
  const names = [...byName.values()].map(({ value }) => value)
  for (const [transcribed, key] of transcribedKeys(names, nameIdentity)) {
    const [written, other] = [byName.get(key), byName.get(transcribed)]
    if (!written || !other || written === other) continue
    byName.set(key, { ...joined(written, other), value: written.value, normalized: key })
    byName.delete(transcribed)
  }
}

/** Joins `Jane Roelind` to `Jane Roe Lind`: markup separates two of the words, and no space. */
function joinGlued(byName: Map<string, Finding>): void {
  const byLetters = Map.groupBy(byName.values(), ({ normalized }) => {
    const space = normalized.indexOf(' ')
    return space < 0 ? normalized : normalized.slice(0, space + 1) + normalized.slice(space + 1).replaceAll(' ', '')
  })
  for (const alike of byLetters.values()) {
    if (alike.length < 2) continue
    const whole = alike.reduce((most, one) => (wordsIn(one) > wordsIn(most) ? one : most))
    for (const glued of alike) {
      if (glued === whole || wordsIn(glued) === wordsIn(whole)) continue
      const { value, normalized } = whole
      byName.set(normalized, { ...joined(byName.get(normalized)!, glued), value, normalized })
      byName.delete(glued.normalized)
    }
  }
}
const wordsIn = ({ normalized }: Finding) => normalized.split(' ').length

/** The job title, preferring one from a card or a label to one from a sentence. */
function titleOf(best: Finding, other: Finding): string | undefined {
  const [first, second] = best.method === 'text' && other.method !== 'text' ? [other, best] : [best, other]
  return first.detail?.jobTitle ?? second.detail?.jobTitle
}

const joined = (a: Finding, b: Finding): Finding => {
  const [best, other] = b.confidence > a.confidence ? [b, a] : [a, b]
  const jobTitle = titleOf(best, other)
  const detail = { ...other.detail, ...best.detail, ...(jobTitle && { jobTitle }) }
  const located =
    best.start === null && other.start !== null ? { start: other.start, end: other.end, snippet: other.snippet } : {}
  const rules = joinRules(best, [a, b])
  return { ...best, ...located, rules, ...(Object.keys(detail).length > 0 ? { detail } : {}) }
}
