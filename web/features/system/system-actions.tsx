import { useQueryClient } from '@tanstack/react-query'
import { Gauge, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { clearCache, optimize as optimizeDatabases } from '../../../src/contracts/system/operations.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { systemQueries, useClearCache, useOptimize } from './api.ts'

/** Clears caches, optimises the databases, and refetches the figures. */
export function SystemActions() {
  const clear = useClearCache()
  const optimize = useOptimize()
  const clearNow = async () => {
    try {
      const { message = 'Cache cleared successfully', data } = await clear.mutateAsync()
      toast.success(`${message}: ${pluralize(data.cleared, 'entry', 'entries')}`)
    } catch (error) {
      toast.error(messageOf(error, 'Failed to clear cache'))
    }
  }
  const optimizeNow = async () => {
    try {
      const { message = 'Application optimized successfully', data } = await optimize.mutateAsync()
      if (data.databases.every(({ ok }) => ok)) toast.success(message)
      else toast.error(message)
    } catch (error) {
      toast.error(messageOf(error, 'Failed to optimize application'))
    }
  }
  return (
    <Card title="System Actions">
      <div className="flex flex-wrap gap-2">
        <Allowed to={[clearCache, optimizeDatabases]}>
          <Button icon={Trash2} isLoading={clear.isPending} onClick={() => void clearNow()}>
            Clear Cache
          </Button>
          <Button icon={Gauge} isLoading={optimize.isPending} onClick={() => void optimizeNow()}>
            {optimize.isPending ? 'Optimizing...' : 'Optimize App'}
          </Button>
        </Allowed>
        <RefreshButton />
      </div>
      {optimize.data ? (
        <ul aria-label="Result" className="mt-4 divide-y divide-line text-sm">
          {optimize.data.data.databases.map(({ name, ok, message, duration_ms }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="font-medium text-ink">{name}</span>
              <Badge tone={ok ? 'success' : 'danger'}>{ok ? 'Optimized' : 'Failed'}</Badge>
              {ok ? null : <span className="wrap-anywhere text-muted">{message}</span>}
              <span className="ml-auto text-faint text-xs">{formatNumber(duration_ms)} ms</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function RefreshButton() {
  const client = useQueryClient()
  const [isRefreshing, setIsRefreshing] = useState(false)
  const load = async (fetching: () => Promise<unknown>, failure: string) => {
    try {
      await fetching()
      return true
    } catch (error) {
      toast.error(messageOf(error, failure))
      return false
    }
  }
  const refresh = async () => {
    setIsRefreshing(true)
    const done = await Promise.all([
      load(() => client.fetchQuery({ ...systemQueries.info(), staleTime: 0 }), 'Failed to load system information'),
      // Cached figures of the last hour would not be a refresh.
      load(() => client.fetchQuery(systemQueries.freshStats()), 'Failed to load system statistics'),
    ])
    setIsRefreshing(false)
    if (done.every(Boolean)) toast.success('System information refreshed')
  }
  return (
    <Button icon={RotateCw} isLoading={isRefreshing} onClick={() => void refresh()}>
      Refresh Data
    </Button>
  )
}
