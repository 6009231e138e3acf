import { Trash2 } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import * as contactMessages from '../../../src/contracts/contact-messages/contact-messages.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { forgetStoredError, readStoredError } from '../shell/stored-error.ts'

/** Buttons that fail on purpose, to check how failures are shown and stored. */
export default function ErrorTestPage() {
  const [failing, setFailing] = useState<RenderingFailure | null>(null)
  const Failing = failing?.component
  return (
    <>
      <PageHeader
        title="Error tests"
        description="Each button fails on purpose. Nothing is changed or sent, and leaving the page clears it."
      />
      {Failing ? (
        <Suspense>
          <Failing />
        </Suspense>
      ) : null}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title="Failures while rendering" description="Each one opens the fallback screen.">
          <ul className="flex flex-col gap-3">
            {renderingFailures.map((failure) => (
              <Trial key={failure.label} {...failure} onStart={() => setFailing(failure)} />
            ))}
          </ul>
        </Card>
        <Card title="Failures elsewhere" description="The page keeps working after each one.">
          <ul className="flex flex-col gap-3">
            <Trial
              label="In a button"
              text="Appears only in the browser's console."
              onStart={() => {
                throw new Error('A test error in a button')
              }}
            />
            <Trial
              label="In a call"
              text="The server's message appears as a toast."
              onStart={() => void callInVain()}
            />
          </ul>
        </Card>
      </div>
      <LastFailure />
    </>
  )
}

interface RenderingFailure {
  readonly label: string
  readonly text: string
  readonly component: ComponentType
}

const renderingFailures: readonly RenderingFailure[] = [
  {
    label: 'In a component',
    text: 'A component throws while it renders.',
    component: function FailsWhileRendering() {
      throw new Error('A test error while rendering')
    },
  },
  {
    label: 'In an effect',
    text: 'A component throws once it is on the page.',
    component: function FailsInEffect() {
      useEffect(() => {
        throw new Error('A test error in an effect')
      })
      return null
    },
  },
  {
    label: 'In lazy-loaded code',
    text: "The page's code doesn't load, as if the connection dropped.",
    component: lazy(() => Promise.reject(new Error('A test error: the code of the page did not arrive'))),
  },
  {
    label: "With a value that isn't an error",
    text: 'A component throws a plain string.',
    component: function FailsWithText() {
      throw 'A test text instead of an error'
    },
  },
]

function Trial({ label, text, onStart }: { label: string; text: string; onStart: () => void }) {
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-medium text-ink text-sm">{label}</p>
        <p className="text-pretty text-muted text-xs">{text}</p>
      </div>
      <Button size="sm" aria-label={`Fail ${label.charAt(0).toLowerCase()}${label.slice(1)}`} onClick={onStart}>
        Fail
      </Button>
    </li>
  )
}

/** Makes a call that fails: the server rejects an empty message without any effect. */
async function callInVain(): Promise<void> {
  const body = { name: '', email: '', subject: '', message: '' }
  await call(contactMessages.send, { body }).catch((error: unknown) =>
    toast.error(messageOf(error, 'An error occurred. Please try again later.')),
  )
}

/** The last failure that the fallback screen stored. */
function LastFailure() {
  const [record, setRecord] = useState(readStoredError)
  return (
    <Card
      className="mt-5"
      title="The last failure while rendering"
      description={
        record ? (
          <>
            Stored in this browser as react_error, <RelativeTime value={record.timestamp} />.
          </>
        ) : (
          'Nothing is stored in this browser.'
        )
      }
      actions={
        record ? (
          <Button
            size="sm"
            icon={Trash2}
            onClick={() => {
              forgetStoredError()
              setRecord(null)
            }}
          >
            Forget it
          </Button>
        ) : null
      }
    >
      {record ? (
        <CodeBlock title={record.message} code={`${record.stack ?? record.message}\n${record.componentStack}`} />
      ) : null}
    </Card>
  )
}
