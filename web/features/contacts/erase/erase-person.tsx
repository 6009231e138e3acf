import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { erasureQueries, type SoughtPerson } from '../api.ts'
import { ErasureReportView } from './erasure-report.tsx'
import { type Erased, erasedText, isEmptyReport } from './erasure-words.ts'
import { PersonForm } from './person-form.tsx'

/** Finds all data stored about a person, shows it, and erases it. */
export function ErasePerson({ initial }: { initial: SoughtPerson }) {
  const [sought, setSought] = useState<SoughtPerson | null>(Object.keys(initial).length > 0 ? initial : null)
  const [erased, setErased] = useState<Erased | null>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...erasureQueries.find(sought ?? {}),
    enabled: sought !== null,
  })
  const fields = error instanceof CallError ? error.fields : {}
  const isOfField = Boolean(fields.email ?? fields.phone ?? fields.name)

  if (erased)
    return (
      <ErasedNotice
        erased={erased}
        onAgain={() => {
          setErased(null)
          setSought(null)
        }}
      />
    )
  return (
    <>
      <Card title="Who is it" description="We search everything in this account for what you enter.">
        <PersonForm
          label="Who is it"
          submit="Find everything"
          hasName
          initial={initial}
          isBusy={isFetching}
          errorOf={(field) => fields[field]?.[0]}
          onSubmit={setSought}
        />
      </Card>
      {sought === null || isOfField ? null : error && !isFetching ? (
        <Card isFlush>
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : !data ? (
        <Card isFlush>
          <TableSkeleton rows={5} label="Searching" />
        </Card>
      ) : isEmptyReport(data) ? (
        <Card isFlush>
          <EmptyState art="search" title="Nothing found">
            No contact, value, page, import file or note in this account mentions them.
          </EmptyState>
        </Card>
      ) : (
        <ErasureReportView
          // The key resets the choice when another person is searched for.
          key={JSON.stringify({ ...sought, contact_ids: initial.contact_ids })}
          report={data}
          person={sought}
          isLooking={isFetching || isPlaceholderData}
          onChoose={(contact_ids) => setSought({ ...sought, contact_ids })}
          onErased={setErased}
        />
      )}
    </>
  )
}

/** Says that everything about a person is gone. */
function ErasedNotice({ erased, onAgain }: { erased: Erased; onAgain: () => void }) {
  return (
    <Alert
      tone="success"
      title="Erased"
      actions={
        <>
          <LinkButton size="sm" href={paths.contacts.to()}>
            Back to contacts
          </LinkButton>
          <Button size="sm" variant="ghost" onClick={onAgain}>
            Erase another person
          </Button>
        </>
      }
    >
      {erasedText(erased)} Crawls and imports will skip this person from now on. Records already sent to a CRM are no
      longer linked; delete them there.
    </Alert>
  )
}
