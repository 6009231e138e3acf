import { Badge } from '../../ui/badge.tsx'
import type { DocumentedCall } from './sections.ts'

/** The head of a call's console, which says whether the call changes anything. */
export function TryEffect({ call: { endpoint, words } }: { call: DocumentedCall }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunken px-3.5 py-2">
      <h4 className="font-medium text-ink text-sm">Try it</h4>
      {endpoint.method !== 'get' && !words.isReading ? (
        <>
          <Badge tone={endpoint.method === 'delete' ? 'danger' : 'warning'} hasDot>
            {endpoint.method === 'delete' ? 'Deletes' : 'Makes changes'}
          </Badge>
          <span className="text-muted text-xs">This sends a real request that changes your account’s data.</span>
        </>
      ) : (
        <span className="text-muted text-xs">
          This sends a real request. It doesn't change anything, but counts against your limit.
        </span>
      )}
    </div>
  )
}
