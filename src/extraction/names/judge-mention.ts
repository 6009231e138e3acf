import type { ExtractionMethod } from '../../contracts/items.ts'
import { foldName } from './fold-name.ts'
import type { Likelihood } from './likelihood.ts'
import { readJobTitle } from './segments.ts'
import { isEntityHead, isEntityPrefix, isHonorific, isNameSuffix, isRoleWord } from './vocabulary.ts'
import { wordSet } from './word-set.ts'
import {
  BYLINE,
  INTRODUCTION,
  PERSON_LABEL_WORDS,
  PICTURE_CREDIT,
  REACH_OUT,
  SAYING,
  SHORT_BYLINE,
  SITE_CREDIT,
} from './words/labels.ts'

/** What the text beside a name says about it. */
export interface Mention {
  /** Something else than a person carries the name: a street, a school, a company, the maker of the web site. */
  readonly isSomethingElse: boolean
  /** The likelihood from which the text beside the name makes it a person; 4 when it says nothing. */
  readonly needs: Likelihood | 4
  readonly method: ExtractionMethod
  readonly jobTitle: string | null
  /** Nothing else stands on the line. */
  readonly isAlone: boolean
  readonly hasHonorific: boolean
}

const isLabelWord = wordSet(PERSON_LABEL_WORDS)
const BEFORE_MAX = 120
const AFTER_MAX = 140
const LABEL_WORDS_MAX = 7

/** The fields that follow a doctor's or an engineer's title: Dr. med. dent., Dipl.-Ing. (FH). */
const DOCTOR_OF =
  /^(?:med|dent|vet|jur|iur|phil|rer|nat|habil|theol|pol|oec|univ|h|c|hc|mult|agr|ing|techn|sc|fh|tu|psych|kfm|kffr|oek)$/
const TRAILING_WORD = /([\p{L}\p{M}.'/-]+)[\s(]*$/u
const AND_SONS =
  /^(?:'s)? ?(?:&|and|und|et|y|e|og|och|en|i|\+) ?(?:sons?|co\b|company|cie\b|sohne?|tochter|partners?|associates|fils|filhos|hijos|figli|zonen|brothers|bro[s.]|team|family|friends)/
/** "Jane Roe 12, 10115 Berlin": a house number, where neither a phone number nor an age follows. */
const HOUSE_NUMBER =
  /^,? (?:n[°or.]* ?)?\d{1,4}(?: ?[a-z])?(?=$|[,\s;|·-](?!\s?\d{2,}[\s-]\d))(?! ?(?:years|jahre|ans|anos|anni|jaar|lat|%|st\b|nd\b|th\b|:|min|views|comments?))/
const IS_SENTENCE_VERB =
  /^,? (?:is|was|has been|serves as|works as|joined|ist|war|arbeitet als|est|a ete|es|era|fue|e|foi|is een|is de|ar|er|jest|je|on) (.{3,70})/

/** Takes the honorifics off the end of what stands before a name. */
function withoutHonorifics(before: string): { text: string; hasHonorific: boolean } {
  let text = before
  for (let round = 0; round < 6 && /[ (]$/.test(text); round++) {
    const word = TRAILING_WORD.exec(text)
    const bare = (word?.[1] ?? '').replaceAll('.', '')
    if (!word || bare === '' || !(isHonorific(bare) || (word[1]!.endsWith('.') && DOCTOR_OF.test(bare)))) break
    text = text.slice(0, word.index)
  }
  return { text, hasHonorific: text.length < before.length }
}

/** Takes academic and professional suffixes off the beginning of what stands after a name. */
function withoutSuffixes(after: string): { text: string; hasSuffix: boolean } {
  let text = after
  for (let round = 0; round < 6; round++) {
    const part = /^,? ?([\p{L}.]{1,12})(?=$|[\s,;|)–—-])/u.exec(text)
    const bare = part ? foldName(part[1]!.replaceAll('.', '')) : ''
    // "Ma" and "Do" are family names; as degrees they stand in capitals.
    if (!part || !isNameSuffix(bare) || !/\p{Lu}.*\p{Lu}|^Esq|^Phd/u.test(part[1]!)) break
    text = text.slice(part[0].length)
  }
  return { text, hasSuffix: text.length < after.length }
}

/** The label that ends right before a name: "Contact person:", "Geschäftsführer", "Attn". */
function labelBefore(before: string): {
  isPersonal: boolean
  isLikely: boolean
  isAny: boolean
  jobTitle: string | null
} {
  const none = { isPersonal: false, isLikely: false, isAny: false, jobTitle: null }
  const label = /(?:^|[.;!?|•·\n])([^.;!?|•·\n]{2,70}?)\s*([:：]|[-–—|]|\()?\s*$/u.exec(before)
  if (!label) return none
  const words = label[1]!
    .trim()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter(Boolean)
  const isMarked = label[2] === ':' || label[2] === '：'
  if (words.length === 0 || words.length > LABEL_WORDS_MAX) return none
  const hasRole = words.some((word) => isRoleWord(word))
  const isRoleLast = isRoleWord(words[words.length - 1]!)
  const isPersonal = isMarked
    ? hasRole || words.some((word) => isLabelWord(word))
    : isRoleLast ||
      (hasRole && words.length <= 4) ||
      (label[2] !== undefined && words.length <= 3 && isLabelWord(words[0]!))
  const isLikely = !isPersonal && (isRoleLast || (hasRole && words.length <= 4))
  return { isPersonal, isLikely, isAny: isMarked, jobTitle: hasRole && isPersonal ? readJobTitle(label[1]!) : null }
}

/** Reads the line around a name: `before` and `after` are what the line holds on either side of it. */
export function judgeMention(before: string, after: string): Mention {
  const { text: lead, hasHonorific } = withoutHonorifics(foldWithSpaces(before.slice(-BEFORE_MAX)))
  const { text: shownTail, hasSuffix } = withoutSuffixes(after.slice(0, AFTER_MAX))
  const tail = foldWithSpaces(shownTail)
  const isAlone = !/[\p{L}\p{N}@]/u.test(lead.replace(/^\s*\d{1,2}[.)]\s*$/, '')) && !/[\p{L}\p{N}@]/u.test(tail)
  const mention = (needs: Mention['needs'], method: ExtractionMethod, jobTitle: string | null = null): Mention => ({
    isSomethingElse: false,
    needs,
    method,
    jobTitle,
    isAlone,
    hasHonorific: hasHonorific || hasSuffix,
  })

  const previousWord = TRAILING_WORD.exec(lead)
  const isBound = previousWord !== null && / $/.test(lead)
  const headWord = /^(?:'s)?[ -]([\p{L}\p{M}&]+)/u.exec(tail)?.[1] ?? ''
  const titleAfter = titleAfterName(shownTail, tail)
  const isElse =
    SITE_CREDIT.test(lead) ||
    AND_SONS.test(tail) ||
    (isBound && isEntityPrefix(previousWord[1]!.replace(/\.$/, ''))) ||
    (headWord !== '' && isEntityHead(headWord) && titleAfter === null)
  if (isElse) return { ...mention(4, 'text'), isSomethingElse: true }

  const label = labelBefore(lead)
  if (label.isPersonal) return mention(1, 'label', label.jobTitle ?? titleAfter)
  if (BYLINE.test(lead)) return mention(1, 'author')
  if (SHORT_BYLINE.test(lead)) return mention(2, 'author')
  if (titleAfter !== null) return mention(1, 'text', titleAfter)
  if (hasHonorific || hasSuffix) return mention(hasHonorific ? 1 : 2, 'text')
  if (label.isLikely) return mention(2, 'text')
  if (INTRODUCTION.test(lead)) return mention(2, 'text')
  if (REACH_OUT.test(lead)) return mention(2, 'label')
  if (PICTURE_CREDIT.test(lead)) return mention(3, 'text')
  if (label.isAny && !/[\p{L}]{2}.*[\p{L}]{2}.*[\p{L}]{2} /u.test(tail.slice(0, 60))) return mention(2, 'label')
  if (
    SAYING.test(tail) ||
    / (?:said|says|sagt|sagte|dit|dijo|disse|zegt|according to|laut|selon|segun|segundo|secondo|volgens|enligt|wedlug|по словам) $/.test(
      lead,
    )
  )
    return mention(3, 'text')
  if (/©|\(c\)|copyright/.test(lead) && lead.length < 40) return mention(2, 'copyright')
  if (HOUSE_NUMBER.test(tail)) return { ...mention(4, 'text'), isSomethingElse: true }
  return mention(4, 'text')
}

/** A job title after a name: "Jane Roe, Head of Sales", "Jane Roe is the managing director of Acme". */
function titleAfterName(shown: string, folded: string): string | null {
  const beside = /^\s?[,–—|:(/·•-]\s?([^.;|•·\n()]{2,90})/u.exec(shown)
  if (beside) {
    const words = beside[1]!.split(/,|\s[–—-]\s/)
    const title = readJobTitle(words[0]!) ?? (words[1] && words[0]!.length < 30 ? readJobTitle(words[1]) : null)
    if (title !== null && title.split(' ').length <= 9) return title
  }
  const run = /^ ((?:[\p{Lu}&][\p{L}&'-]*[ ]?){1,5})/u.exec(shown)
  if (run) {
    const title = readJobTitle(run[1]!)
    if (title !== null) return title
  }
  const predicate = IS_SENTENCE_VERB.exec(folded)
  if (predicate) {
    const words = predicate[1]!.split(/[^\p{L}'-]+/u).slice(0, 7)
    if (words.some((word) => isRoleWord(word)))
      return readJobTitle(
        predicate[1]!
          .split(/[,.;(]| (?:of|at|and|who|with|bei|in|und|et|de la|en|y) /)[0]!
          .replace(/^(?:the|our|a|an|der|die|das|unser|unsere|le|la|el|il|lo|een|de|notre|nuestro|nuestra) /, ''),
      )
  }
  return null
}

/** Folds without losing the spaces at the ends or the length, so that offsets still fit. */
function foldWithSpaces(text: string): string {
  const folded = foldName(text)
  const lead = /^\s*/.exec(text)![0]
  const tail = /\s*$/.exec(text.slice(lead.length))![0]
  return lead + folded + tail
}
