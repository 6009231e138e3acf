import { Badge } from '../../../ui/badge.tsx'

/** Beside a field that a person wrote: that they did, and the way back to what sources say. */
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
      {isAbandoned ? 'What was found comes back.' : <Badge>Edited</Badge>}
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
