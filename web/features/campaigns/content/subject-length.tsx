import { cn } from '../../../ui/cn.ts'

/** The number of characters of a subject that most mail programs show. */
export const SUBJECT_LENGTH_ADVISED = 60

/** The length of a subject, and whether it is likely to be cut off. */
export function SubjectLength({ subject }: { subject: string }) {
  const length = [...subject].length
  const isLong = length > SUBJECT_LENGTH_ADVISED
  return (
    <span className={cn('tabular-nums', isLong && 'text-warning-text')}>
      {length}/{SUBJECT_LENGTH_ADVISED}
      {isLong ? ' · may be cut off' : null}
    </span>
  )
}
