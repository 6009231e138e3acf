import { Checkbox } from '../../ui/checkbox.tsx'
import { categoryTitle } from './permission-groups.ts'

export interface PermissionGroupProps {
  category: string
  permissions: readonly { id: string; name: string; is_held: boolean }[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
}

/** The permissions of one category. The group's checkbox selects all those that the viewer can grant. */
export function PermissionGroup({ category, permissions, chosen, onChoose }: PermissionGroupProps) {
  const givable = permissions.filter(({ is_held }) => is_held).map(({ id }) => id)
  const chosenCount = permissions.filter(({ id }) => chosen.has(id)).length
  const areAllOn = givable.length > 0 && givable.every((id) => chosen.has(id))
  const title = categoryTitle(category)
  return (
    <fieldset aria-label={title} className="min-w-0 rounded-lg border border-line">
      <div className="border-line border-b bg-sunken px-3 py-2">
        <Checkbox
          label={<span className="font-medium">{title}</span>}
          aria-label={`Select all of ${title}`}
          checked={areAllOn}
          isIndeterminate={chosenCount > 0 && !areAllOn}
          disabled={givable.length === 0}
          onChange={() => onChoose(givable, !areAllOn)}
        />
      </div>
      <div className="flex flex-col gap-2 px-3 py-2.5 pointer-coarse:gap-0 pointer-coarse:py-1">
        {permissions.map(({ id, name, is_held }) => (
          <Checkbox
            key={id}
            label={<span className="wrap-anywhere">{name}</span>}
            hint={is_held ? undefined : "You don't have this permission"}
            checked={chosen.has(id)}
            disabled={!is_held}
            onChange={({ target }) => onChoose([id], target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
