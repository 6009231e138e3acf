import { foldName } from './fold-name.ts'
import { isLabelWord, isTitleWord } from './vocabulary.ts'

const LABEL_LENGTH_MAX = 90
const LABEL_WORDS_MAX = { marked: 12, bare: 6 } as const
/** Minimum length of a label that is clear without other words: "Ansprechpartner", but not "Name" or "Kontakt". */
const CLEAR_LABEL_LENGTH = 8

/** A reference to the law that requires the name: "Verantwortlich nach § 18 Abs. 2 MStV". */
const BY_LAW = /(?:verantwortlich|v\.? ?i\.? ?s\.? ?d\.? ?p|redaktion|vertret).{0,60}§ ?\d+/iu

/** The label of a person, or one that also labels other things. */
export type LabelKind = 'person' | 'weak'

/** Classifies a line as the label of the name below it or in the next cell; null if it is not one. */
export function labelKind(text: string): LabelKind | null {
  if (text === '' || text.length > LABEL_LENGTH_MAX) return null
  if (BY_LAW.test(text)) return 'person'
  const words = foldName(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
  const isMarked = /[:：]\s*$/.test(text)
  if (words.length === 0 || words.length > (isMarked ? LABEL_WORDS_MAX.marked : LABEL_WORDS_MAX.bare)) return null
  if (isMarked && words.some((word) => isTitleWord(word))) return 'person'
  const labels = words.filter((word) => isLabelWord(word)).length
  const isClear = labels === 1 && words.length === 1 && words[0]!.length >= CLEAR_LABEL_LENGTH
  if (labels > 1 || isClear) return 'person'
  return isMarked || labels > 0 ? 'weak' : null
}
