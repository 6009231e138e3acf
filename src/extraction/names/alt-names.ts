import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { memoize } from '../memoize.ts'
import { byTag, type Page } from '../page.ts'
import { partnerOf } from './couples.ts'
import { judgeMention } from './judge-mention.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { personPatterns } from './person-patterns.ts'

const ALT_LENGTH_MAX = 140
const CONFIDENCE = [0, 0.62, 0.72, 0.8] as const
/** At least two capitals, and a separator between name and title or a word for "portrait". */
// Bounded: longer texts are not looked at.
const MAY_NAME = /\p{Lu}[^ ]* .*\p{Lu}/u
const MAY_TELL = new RegExp(`[,–—|(:-]|${personPatterns('pictures', 'signs')}`, 'i')
/** Cache size: the same pictures appear on every page of a site. */
const ALTS_MAX = 1_000

/** People named in the alternative texts of pictures: "Portrait of Jane Roe", "Jane Roe, owner of Marlow Pumps". */
export function namesInAltTexts(page: Page): Finding[] {
  return byTag(page, 'img').flatMap(({ attributes: { alt = '' } }) =>
    alt.length <= ALT_LENGTH_MAX && MAY_TELL.test(alt) && MAY_NAME.test(alt) ? readAlt(alt) : [],
  )
}

const readAlt = memoize((written): readonly Finding[] => {
  const alt = written.replace(/\s+/g, ' ').trim()
  return readNameRuns(alt).flatMap((run) => {
    const before = alt.slice(0, run.start)
    const likelihood = nameLikelihood(run.words, () => false)
    const { isSomethingElse, needs, method, jobTitle } = judgeMention(before, alt.slice(run.end), likelihood)
    const partner = partnerOf(before, run)
    const isFirst = run.start === 0 || partner?.start === 0
    const isTold = (method === 'label' && needs === 1) || (jobTitle !== null && likelihood > 1 && isFirst)
    if (isSomethingElse || !isTold || likelihood === 0 || likelihood < needs) return []
    return [run, ...(partner ? [partner] : [])].map(
      ({ value }): Finding => ({
        type: 'names',
        value,
        normalized: nameIdentity(value),
        confidence: CONFIDENCE[likelihood],
        method: 'text',
        snippet: alt,
        start: null,
        end: null,
        ...(jobTitle ? { detail: { jobTitle } } : {}),
      }),
    )
  })
}, ALTS_MAX)
