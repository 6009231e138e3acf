import type { Finding } from '../finding.ts'
import { byTag, type Page } from '../page.ts'
import { partnerOf } from './couples.ts'
import { foldName } from './fold-name.ts'
import { judgeMention } from './judge-mention.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'

const ALT_LENGTH_MAX = 140
const CONFIDENCE = [0, 0.62, 0.72, 0.8] as const

/** Persons in the alternative texts of pictures that say so: "Portrait of Jane Roe", "Jane Roe, owner of Marlow Pumps". */
export function namesInAltTexts(page: Page): Finding[] {
  const findings: Finding[] = []
  for (const { attributes } of byTag(page, 'img')) {
    const alt = attributes.alt?.replace(/\s+/g, ' ').trim() ?? ''
    if (alt.length > ALT_LENGTH_MAX || !/\p{Lu}[^ ]* .*\p{Lu}/u.test(alt)) continue
    for (const run of readNameRuns(alt)) {
      const before = alt.slice(0, run.start)
      const likelihood = nameLikelihood(run.words, () => false)
      const { isSomethingElse, needs, method, jobTitle } = judgeMention(before, alt.slice(run.end))
      const partner = partnerOf(before, run)
      const isFirst = run.start === 0 || partner?.start === 0
      const isTold = (method === 'label' && needs === 1) || (jobTitle !== null && likelihood > 1 && isFirst)
      if (isSomethingElse || !isTold || likelihood === 0 || likelihood < needs) continue
      for (const { value } of [run, ...(partner ? [partner] : [])]) {
        findings.push({
          type: 'names',
          value,
          normalized: foldName(value),
          confidence: CONFIDENCE[likelihood],
          method: 'text',
          snippet: alt,
          start: null,
          end: null,
          ...(jobTitle ? { detail: { jobTitle } } : {}),
        })
      }
    }
  }
  return findings
}
