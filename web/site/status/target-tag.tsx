/** Labels the figures beside it as targets. Hidden once they are measured. */
export function TargetTag() {
  return (
    <span data-target className="rounded-sm bg-hover px-1.5 font-medium text-muted text-xs">
      Target
    </span>
  )
}
