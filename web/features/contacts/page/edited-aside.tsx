import { Badge } from '../../../ui/badge.tsx'

/** Beside a field that a person wrote: that they did, and the way back to what sources say. */
export function EditedAside({
  isEdited,
  isGivenUp,
  onChange,
}: {
  isEdited: boolean
  isGivenUp: boolean
  onChange: (isGivenUp: boolean) => void
}) {
  if (!isEdited) return null
  return (
    <span className="flex items-center gap-2">
      {isGivenUp ? 'What was found comes back.' : <Badge>Edited</Badge>}
      <button
        type="button"
        className="touch-target rounded-sm font-medium text-brand-text underline-offset-3 hover:underline"
        onClick={() => onChange(!isGivenUp)}
      >
        {isGivenUp ? 'Keep mine' : 'Use what was found'}
      </button>
    </span>
  )
}
