import { shownSpamScore } from '../../../src/rules/spam-checks/shown-spam-score.ts'
import { cn } from '../../ui/cn.ts'
import { Progress } from '../../ui/progress.tsx'
import { TEXT_OF, toneOfScore } from '../../ui/tone.ts'

/** A score as shown to users: 100 is good. */
export function Score({ label, spamScore, className }: { label: string; spamScore: number; className?: string }) {
  const shown = shownSpamScore(spamScore)
  const tone = toneOfScore(shown)
  return (
    <div className={className}>
      <p className="text-muted text-xs">{label}</p>
      <p className="mt-1 mb-2 tabular-nums">
        <span data-tone={tone} className={cn('font-semibold text-2xl tracking-[-0.02em]', TEXT_OF[tone])}>
          {shown}
        </span>
        <span className="text-faint text-sm"> / 100</span>
      </p>
      <Progress label={label} value={shown} tone={tone} />
    </div>
  )
}
