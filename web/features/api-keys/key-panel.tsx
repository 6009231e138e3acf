import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { create as createKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { apiKeyListQuery } from '../../queries/api-keys.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { isRefusal, KeyListFailure } from './key-list-failure.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { PanelForm } from './panel-form.tsx'
import { PanelList } from './panel-list.tsx'

/** The API Keys tab of the settings: a short form, and the keys with the most frequent actions. */
export function KeyPanel() {
  const { data: keys, error, refetch, isFetching } = useQuery(apiKeyListQuery())
  const [isCreating, setIsCreating] = useState(false)
  const [made, setMade] = useState<ApiKey | null>(null)
  return (
    <Card
      isFlush
      title="API Keys"
      description="API keys let your own programs crawl and read contacts."
      actions={
        isRefusal(error) ? undefined : (
          <Allowed to={createKey}>
            <Button
              variant={isCreating ? 'secondary' : 'primary'}
              icon={Plus}
              aria-expanded={isCreating}
              onClick={() => setIsCreating(!isCreating)}
            >
              Create API Key
            </Button>
          </Allowed>
        )
      }
    >
      {isCreating ? (
        <PanelForm
          onClose={() => setIsCreating(false)}
          onCreated={(key) => {
            setIsCreating(false)
            setMade(key)
          }}
        />
      ) : null}
      {error && !keys ? (
        <KeyListFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !keys ? (
        <TableSkeleton rows={3} lines={2} label="Loading API keys" />
      ) : keys.length === 0 ? (
        <EmptyState title="No API keys found. Create your first API key to get started." />
      ) : (
        <PanelList keys={keys} />
      )}
      {made ? <NewKeyDialog apiKey={made} onClose={() => setMade(null)} /> : null}
    </Card>
  )
}
