import type { FieldRow } from './fields-of.ts'
import { Prose } from './prose.tsx'

/** The fields of a call in one place: path, query or body. */
export function FieldList({ title, fields }: { title: string; fields: readonly FieldRow[] }) {
  if (fields.length === 0) return null
  return (
    <div>
      <h4 className="font-medium text-ink text-sm">{title}</h4>
      <ul aria-label={title} className="mt-1 divide-y divide-line border-line border-y">
        {fields.map(({ name, type, isRequired, notes }) => (
          <li key={name} className="py-1.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <code className="wrap-anywhere font-mono text-ink text-xs">{name}</code>
              <span className="text-muted text-xs">{type}</span>
              {isRequired ? <span className="font-medium text-2xs text-warning-text">required</span> : null}
            </p>
            {notes.length > 0 ? (
              <p className="wrap-anywhere text-faint text-xs">
                <Prose text={notes.join(' · ')} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
