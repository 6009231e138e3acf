import { Badge } from '../../../ui/badge.tsx'

/** Shown beside an edited field: says that a person edited it, and offers to restore the sources' value. */
export function EditedAside({
  isEdited,
  isAbandoned,
  onChange,
}: {
  isEdited: boolean
  isAbandoned: boolean
  onChange: (isAbandoned: boolean) => void
}) {
  if (!isEdited) return null
  return (
    <span className="flex items-center gap-2">
      {isAbandoned ? 'This restores what we found.' : <Badge>Edited</Badge>}
      <button
        type="button"
        className="touch-target rounded-sm font-medium text-brand-text underline-offset-3 hover:underline"
        onClick={() => onChange(!isAbandoned)}
      >
        {isAbandoned ? 'Keep mine' : 'Use what was found'}
      </button>
    </span>
  )
}
