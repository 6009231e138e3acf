import { CircleStop, Play } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Prose } from './prose.tsx'
import type { DocumentedCall } from './sections.ts'
import { TryAnswerView } from './try-answer.tsx'
import { TryEffect } from './try-effect.tsx'
import { TryKeyField } from './try-key.tsx'
import { TryParameter } from './try-parameter.tsx'
import { useTryCall } from './use-try-call.ts'

/** A console that sends one real call with the user's own key and shows the response. */
export function TryCall({ call }: { call: DocumentedCall }) {
  const { endpoint, words } = call
  const trial = useTryCall(call)
  const [isAsking, setIsAsking] = useState(false)
  const isDelete = endpoint.method === 'delete'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isDelete) trial.send()
    else if (trial.isComplete()) setIsAsking(true)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Try it: ${words.summary}`}
      className="rounded-lg border border-line"
    >
      <TryEffect call={call} />
      <div className="flex flex-col gap-3 p-3.5">
        <TryInput trial={trial} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant={isDelete ? 'danger' : 'primary'} icon={Play} isLoading={trial.isSending}>
            {trial.isSending ? 'Sending...' : 'Send request'}
          </Button>
          {trial.isSending ? (
            <Button icon={CircleStop} onClick={trial.stop}>
              Stop
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">{trial.answer === null ? null : <TryAnswerView answer={trial.answer} />}</div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send this request?"
        confirmLabel="Send request"
        isDanger
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          trial.send()
        }}
      >
        <Prose text={words.description} /> This changes your account’s real data and can't be undone.
      </ConfirmDialog>
    </form>
  )
}

/** The key, the parameters and the body of the request. */
function TryInput({ trial }: { trial: ReturnType<typeof useTryCall> }) {
  const { parameters, values, problems } = trial
  return (
    <>
      <TryKeyField error={problems.key} />
      {parameters.length > 0 ? (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {parameters.map((parameter) => (
            <TryParameter
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              error={problems.fields[parameter.name]}
              onChange={(value) => trial.setValue(parameter.name, value)}
            />
          ))}
        </div>
      ) : null}
      {trial.hasBody ? (
        <Field label="Request body" error={problems.body} hint="JSON">
          <Textarea
            value={trial.body}
            onChange={(event) => trial.setBody(event.target.value)}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        </Field>
      ) : null}
    </>
  )
}
