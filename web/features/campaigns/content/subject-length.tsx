import { cn } from '../../../ui/cn.ts'

/** What most mail programs show of a subject. */
export const SUBJECT_LENGTH_ADVISED = 60

/** How long a subject is, and whether it is likely to be cut. */
export function SubjectLength({ subject }: { subject: string }) {
  const length = [...subject].length
  const isLong = length > SUBJECT_LENGTH_ADVISED
  return (
    <span className={cn('tabular-nums', isLong && 'text-warning-text')}>
      {length}/{SUBJECT_LENGTH_ADVISED}
      {isLong ? ' · likely to be cut' : null}
    </span>
  )
}
