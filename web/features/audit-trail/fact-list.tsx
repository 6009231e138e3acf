import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { type FactChange, factChanges } from './fact-changes.ts'

/** The changes of an action, field by field, with old and new values. */
export function FactList({ entry }: { entry: AuditEntry }) {
  const { changed, same } = factChanges(entry)
  if (changed.length + same.length === 0) return <p className="text-muted text-sm">No further details were recorded.</p>
  return (
    <dl className="divide-y divide-line rounded-lg border border-line text-sm">
      {[...changed, ...same].map((fact) => (
        <div key={fact.field} className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-muted">{fact.field}</dt>
          <dd className="wrap-anywhere flex min-w-0 flex-col items-start gap-1 text-ink">
            <FactValues {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValues({ before, after }: FactChange) {
  if (before === after)
    return (
      <>
        {after} <span className="text-faint text-xs">Unchanged</span>
      </>
    )
  return (
    <>
      {before === null ? null : (
        <span>
          <span className="mr-2 text-faint text-xs">Before</span>
          <del className="rounded-sm bg-hover px-1 text-muted decoration-muted/60">{before}</del>
        </span>
      )}
      {after === null ? null : (
        <span>
          <span className="mr-2 text-faint text-xs">After</span>
          <ins className="rounded-sm bg-brand-soft px-1 text-brand-text no-underline">{after}</ins>
        </span>
      )}
    </>
  )
}
