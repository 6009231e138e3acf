import type { ReactNode } from 'react'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import type { bulkCreatePermissions } from '../../../../src/contracts/roles/permission-entries.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'

/** The permissions that were created, and those that already existed. */
export function BulkReport({ created, skipped }: ReturnsOf<typeof bulkCreatePermissions>['data']) {
  return (
    <div role="status" className="flex flex-col gap-4 text-sm">
      <Part title={`${pluralize(created.length, 'permission')} added`}>
        {created.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 py-1.5">
            <span className="wrap-anywhere text-ink">{name}</span>
            <span className="wrap-anywhere font-mono text-faint text-xs">{id}</span>
          </li>
        ))}
      </Part>
      <Part
        title={`${pluralize(skipped.length, 'permission')} skipped because a permission with that name already exists`}
      >
        {skipped.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and none moves
          <li key={index} className="wrap-anywhere py-1.5 text-muted">
            {name}
          </li>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h3 className="font-medium text-ink">{title}</h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </section>
  )
}
