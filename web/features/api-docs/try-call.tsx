import { CircleStop, Play } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AnyCallInput } from '../../../src/contracts/call.ts'
import { parametersOf } from '../../../src/contracts/v1/json-schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Prose } from './prose.tsx'
import { bodyOf } from './request-samples.ts'
import type { DocumentedCall } from './sections.ts'
import { sendTry, type TryAnswer } from './send-try.ts'
import { TryAnswerView } from './try-answer.tsx'
import { TryKeyField, useTryKey } from './try-key.tsx'
import { TryParameter } from './try-parameter.tsx'

interface Problems {
  key?: string
  body?: string
  fields: Readonly<Record<string, string>>
}
const NO_PROBLEMS: Problems = { fields: {} }

/** A console that sends one real call with the user's own key and shows the response. */
export function TryCall({ call }: { call: DocumentedCall }) {
  const { endpoint, words } = call
  const key = useTryKey()
  const parameters = parametersOf(endpoint)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => bodyOf(call) ?? '')
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [answer, setAnswer] = useState<TryAnswer | string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const sending = useRef<AbortController | null>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => () => sending.current?.abort(), [])

  const changes = endpoint.method !== 'get' && !words.isReading
  const hasBody = endpoint.body !== undefined

  /** The input to send, or null if required values are missing; then sets the error message. */
  function read(): AnyCallInput | null {
    const missing = parameters.filter(({ name, required }) => required && !values[name]?.trim())
    const parsed = hasBody ? parse(body) : undefined
    const found: Problems = {
      ...(key ? {} : { key: 'Choose or paste a key' }),
      ...(parsed === null ? { body: 'This is not valid JSON' } : {}),
      fields: Object.fromEntries(missing.map(({ name }) => [name, 'This is required'])),
    }
    setProblems(found)
    if (found.key || found.body || missing.length > 0) return null
    const inPlace = (place: 'path' | 'query') =>
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name }) => [name, values[name]?.trim() || undefined]),
      )
    return { params: inPlace('path'), query: inPlace('query'), body: parsed?.value }
  }

  async function send() {
    const input = read()
    if (!input || !key) return
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setAnswer(null)
    setIsSending(true)
    try {
      await sendTry(endpoint, input, { key, signal: controller.signal, onAnswer: setAnswer })
    } catch {
      if (!controller.signal.aborted) setAnswer('No response. Check your connection and try again.')
    }
    if (sending.current === controller) setIsSending(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (endpoint.method !== 'delete') void send()
    else if (read()) setIsAsking(true)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Try it: ${words.summary}`}
      className="rounded-lg border border-line"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunken px-3.5 py-2">
        <h4 className="font-medium text-ink text-sm">Try it</h4>
        {changes ? (
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
      <div className="flex flex-col gap-3 p-3.5">
        <TryKeyField error={problems.key} />
        {parameters.length > 0 ? (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {parameters.map((parameter) => (
              <TryParameter
                key={parameter.name}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                error={problems.fields[parameter.name]}
                onChange={(value) => setValues({ ...values, [parameter.name]: value })}
              />
            ))}
          </div>
        ) : null}
        {hasBody ? (
          <Field label="Request body" error={problems.body} hint="JSON">
            <Textarea
              value={body}
              onChange={(event) => setBody(event.target.value)}
              rows={6}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
            />
          </Field>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant={endpoint.method === 'delete' ? 'danger' : 'primary'}
            icon={Play}
            isLoading={isSending}
          >
            {isSending ? 'Sending...' : 'Send request'}
          </Button>
          {isSending ? (
            <Button icon={CircleStop} onClick={() => sending.current?.abort()}>
              Stop
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">{answer === null ? null : <TryAnswerView answer={answer} />}</div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send this request?"
        confirmLabel="Send request"
        isDanger
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void send()
        }}
      >
        <Prose text={words.description} /> This changes your account’s real data and can't be undone.
      </ConfirmDialog>
    </form>
  )
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
