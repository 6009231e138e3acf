import { foldName } from './fold-name.ts'
import { isLabelWord, isRoleWord } from './vocabulary.ts'

const LABEL_LENGTH_MAX = 90
const LABEL_WORDS_MAX = { marked: 12, bare: 6 } as const
/** "Ansprechpartner" says it all; "Name" and "Kontakt" stand over other things as well. */
const CLEAR_LABEL_LENGTH = 8

/** "Verantwortlich nach § 18 Abs. 2 MStV": the law that asks for the name. */
const BY_LAW = /(?:verantwortlich|v\.? ?i\.? ?s\.? ?d\.? ?p|redaktion|vertret).{0,60}§ ?\d+/iu

/** Of a person, or of a person as well as of other things. */
export type LabelKind = 'person' | 'weak'

/** A line that is a label for the name below or in the next cell; null when it is none. */
export function labelKind(text: string): LabelKind | null {
  if (text === '' || text.length > LABEL_LENGTH_MAX) return null
  if (BY_LAW.test(text)) return 'person'
  const words = foldName(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
  const isMarked = /[:：]\s*$/.test(text)
  if (words.length === 0 || words.length > (isMarked ? LABEL_WORDS_MAX.marked : LABEL_WORDS_MAX.bare)) return null
  if (isMarked && words.some((word) => isRoleWord(word))) return 'person'
  const labels = words.filter((word) => isLabelWord(word)).length
  const isClear = labels === 1 && words.length === 1 && words[0]!.length >= CLEAR_LABEL_LENGTH
  if (labels > 1 || isClear) return 'person'
  return isMarked || labels > 0 ? 'weak' : null
}
