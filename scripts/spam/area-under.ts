/** The area under the ROC curve: how often a spam message scores above a wanted one; ties count half. */
export function areaUnder(scores: readonly { score: number; isSpam: boolean }[]): number {
  const sorted = [...scores].sort((a, b) => a.score - b.score)
  let [rankSum, spams] = [0, 0]
  for (let at = 0; at < sorted.length; ) {
    let end = at
    while (end < sorted.length && sorted[end]!.score === sorted[at]!.score) end++
    const rank = (at + 1 + end) / 2
    for (; at < end; at++) {
      if (!sorted[at]!.isSpam) continue
      rankSum += rank
      spams++
    }
  }
  const hams = sorted.length - spams
  return (rankSum - (spams * (spams + 1)) / 2) / (spams * hams)
}
