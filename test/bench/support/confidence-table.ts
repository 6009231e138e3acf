import { DATA_TYPES, type DataType } from '../../../src/contracts/data/items.ts'

/** A finding with its confidence, and whether the labels contain it. */
export interface Judged {
  readonly type: DataType
  readonly confidence: number
  readonly isRight: boolean
}

/** Findings of at least this confidence should be right nine times in ten. */
const SURE = 0.9
/** A filter at this confidence should keep nearly all correct findings. */
const FILTER = 0.65

/**
 * Returns, per type, how often high-confidence findings are right, and the share of correct findings that a filter
 * loses.
 */
export function confidenceLines(findings: readonly Judged[]): string[] {
  return DATA_TYPES.flatMap((type) => {
    const own = findings.filter((finding) => finding.type === type)
    const sure = own.filter(({ confidence }) => confidence >= SURE)
    const right = own.filter(({ isRight }) => isRight)
    const lost = right.filter(({ confidence }) => confidence < FILTER)
    const sureShare = share(sure.filter(({ isRight }) => isRight).length, sure.length)
    const unsure = own.filter(({ confidence }) => confidence < SURE)
    const unsureShare = share(unsure.filter(({ isRight }) => isRight).length, unsure.length)
    return [
      `  ${type.padEnd(10)} ≥ ${SURE}: right ${sureShare} of ${String(sure.length).padStart(4)}` +
        `  below: right ${unsureShare} of ${String(unsure.length).padStart(4)}` +
        `  a filter at ${FILTER} loses ${share(lost.length, right.length)} of ${String(right.length).padStart(4)} right`,
    ]
  })
}

const share = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`).padStart(7)
