import { memoize } from '../memoize.ts'
import { isHonorific } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { transcribedKeys } from '../transcribed-keys.ts'
import { keyOfBareName, splitLegalForm, wordsOf } from './company-key.ts'
import { ARTICLES, CONNECTORS, isKindOfOrganisation, isNameless } from './company-words.ts'
import { leadLabelEnds } from './lead-labels.ts'
import type { CompanyMention, MentionKind } from './mention.ts'
import { nameEdges } from './name-edges.ts'
import { tidyName } from './tidy-name.ts'

/** All mentions of one name on a page, with any of its legal forms. */
export interface Candidate {
  readonly key: string
  /** Without legal form. */
  readonly bare: string
  readonly words: readonly string[]
  readonly mentions: CompanyMention[]
  evidence: number
}

/** Groups the mentions of a page by name without legal form, after cutting each to its boundaries. */
export function gatherCandidates(page: Page, mentions: readonly CompanyMention[]): Candidate[] {
  const candidates = new Map<string, Candidate>()
  for (const found of mentions) {
    const cut = cutToName(page, behindLabel(page, found))
    if (cut === null) continue
    const { name, bare, form, words, key } = readName(cut.name)
    if (key === null) continue
    const mention = { ...cut, name, legalForm: cut.legalForm ?? form ?? undefined }
    const candidate = candidates.get(key)
    if (candidate) candidate.mentions.push(mention)
    else candidates.set(key, { key, bare, words, mentions: [mention], evidence: 0 })
  }
  joinTranscribed(candidates)
  return [...candidates.values()]
}

/** Moves the mentions of names with transcribed umlauts to the name as written: of `Mueller GmbH` to `Müller GmbH`. */
function joinTranscribed(candidates: Map<string, Candidate>): void {
  const names = [...candidates.values()].map(({ bare }) => bare)
  for (const [transcribed, key] of transcribedKeys(names, (name) => keyOfBareName(wordsOf(name)))) {
    const mentions = transcribed === key ? undefined : candidates.get(transcribed)?.mentions
    if (!mentions) continue
    candidates.get(key)!.mentions.push(...mentions)
    candidates.delete(transcribed)
  }
}

export const hasForm = ({ mentions }: Candidate) => mentions.some(({ legalForm }) => legalForm !== undefined)

export const isOnly = ({ mentions }: Candidate, ...only: readonly MentionKind[]) =>
  mentions.every(({ kind }) => only.includes(kind))

/** A mention without the label that it begins with: `Short name Acme Ltd`, unless nothing but its legal form is left. */
function behindLabel(page: Page, mention: CompanyMention): CompanyMention {
  const { name, start, end } = mention
  if (start === null || end === null) return mention
  const ends = leadLabelEnds(page)
  let at = ends.size > 0 ? start + 1 : end
  while (at < end && !ends.has(at)) at++
  const rest = name.slice(at - start).trim()
  if (at >= end || !page.text.startsWith(name, start) || splitLegalForm(rest).bare.length < 2) return mention
  return { ...mention, name: rest, start: end - rest.length }
}

function cutToName(page: Page, found: CompanyMention): CompanyMention | null {
  const edges = nameEdges(found.name)
  if (edges === null) return null
  if (edges.start === 0 && edges.end === found.name.length) return found
  const name = found.name.slice(edges.start, edges.end)
  const legalForm = found.legalForm !== undefined && name.includes(found.legalForm) ? found.legalForm : undefined
  if (found.start === null || !page.text.startsWith(found.name, found.start)) return { ...found, name, legalForm }
  return { ...found, name, legalForm, start: found.start + edges.start, end: found.start + edges.end }
}

/** Maximum number of names cached across pages; `findCompanies` filters out long ones. */
const NAMES_MAX = 2_000

/** Tidies a name and splits off its legal form. `key` is null when the text names nothing. */
const readName = memoize((written) => {
  const name = withoutInitials(tidyName(written))
  const { bare, form } = splitLegalForm(name)
  const words = wordsOf(bare)
  const key = keyOfBareName(words)
  return {
    name,
    bare,
    form,
    words,
    key: key.length < 2 || isNameless(words, form) || isKindAlone(words) || isInitialled(words, form) ? null : key,
  }
}, NAMES_MAX)

/** `Elm Vale Golf Club (EVGC)`: the name without its initials in brackets. */
function withoutInitials(name: string): string {
  const [whole = '', letters = ''] = IN_BRACKETS.exec(name) ?? []
  const rest = name.slice(0, name.length - whole.length)
  if (whole === '' || rest === '') return name
  const initials = wordsOf(splitLegalForm(rest).bare).filter((word) => !CONNECTORS.has(word))
  return initials
    .map((word) => word[0])
    .join('')
    .startsWith(
      wordsOf(letters)
        .filter((word) => !CONNECTORS.has(word))
        .join(''),
    )
    ? rest
    : name
}
const IN_BRACKETS = / \((\p{L}[\p{L}&]{1,6})\)$/u

/** `Prof. S. A.` before a family name: initials behind a form of address. */
const isInitialled = (words: readonly string[], form: string | null) =>
  form !== null && INITIALS.test(form) && words.every(isHonorific)
const INITIALS = /^(?:\p{Lu}\. ?)+$/u

/** `Le cabinet`: an article and a kind of organisation are not a name. */
const isKindAlone = ([first, ...rest]: readonly string[]) =>
  ARTICLES.has(first!) && rest.length > 0 && isKindOfOrganisation(rest)
