import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useTestIntegration } from './api.ts'

const outcomes = {
  created: 'was created',
  updated: 'was updated',
  unchanged: 'already exists and needed no changes',
  failed: 'was refused',
} as const

/** Pushes the newest contact with an email address, and shows what became of it. */
export function TestDialog({ integration, onClose }: { integration: Integration; onClose: () => void }) {
  const { id, provider } = integration
  const test = useTestIntegration()
  const { mutate, data, error } = test
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate({ params: { id }, body: {} })
  }, [id, mutate])
  const label = INTEGRATION_LABELS[provider]
  const result = data?.data
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={`Test ${label}`}
      description="Your newest contact with an email address is pushed."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {error ? (
        <Alert tone="danger" title="The test failed">
          {messageOf(error, 'Check your connection and try again.')}
        </Alert>
      ) : !result ? (
        <p role="status" className="flex items-center gap-2 text-muted text-sm">
          <Spinner className="text-brand-text" /> Pushing one contact...
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <Alert
            tone={result.outcome === 'failed' ? 'danger' : 'success'}
            title={`${result.contact_name} ${outcomes[result.outcome]}`}
          >
            {result.reason}
            {result.url ? (
              <TextLink href={result.url} isExternal className="inline-flex items-center gap-1">
                Open it in {label} <ExternalLink aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </TextLink>
            ) : null}
          </Alert>
          <DefinitionList items={result.sent.map(({ property, value }) => ({ term: property, detail: value }))} />
        </div>
      )}
    </Dialog>
  )
}
