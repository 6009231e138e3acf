import { useState } from 'react'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useAllowAgain } from '../api.ts'
import { PersonForm } from './person-form.tsx'

/** Removes a person from the blocklist, for example when they ask to be collected again. */
export function AllowAgain() {
  const allow = useAllowAgain()
  // Incremented to reset the form after success.
  const [times, setTimes] = useState(0)
  const fields = allow.error instanceof CallError ? allow.error.fields : {}
  const isOfField = Boolean(fields.email ?? fields.phone)
  return (
    <Card
      title="Remove from blocklist"
      description="Erased people stay blocked until you remove them here. Their erased data isn't restored."
    >
      <div className="flex flex-col gap-4">
        <PersonForm
          key={times}
          label="Remove from blocklist"
          submit="Allow again"
          isBusy={allow.isPending}
          errorOf={(field) => fields[field]?.[0]}
          onSubmit={(person) => allow.mutate({ body: person }, { onSuccess: () => setTimes(times + 1) })}
        />
        {allow.error && !isOfField ? <FailureAlert error={allow.error} fallback="We couldn't save that." /> : null}
        {allow.data ? (
          <Alert tone={allow.data.data.allowed > 0 ? 'success' : 'info'}>
            {allow.data.data.allowed > 0
              ? `${pluralize(allow.data.data.allowed, 'entry', 'entries')} removed. Crawls and imports may find this person again.`
              : 'No one is blocked by that address or number.'}
          </Alert>
        ) : null}
      </div>
    </Card>
  )
}
