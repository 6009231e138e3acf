import { useState } from 'react'
import { KEY_PERMISSIONS } from '../../../src/contracts/api-keys/api-keys.ts'
import { describedParametersOf, describedSchemaOf } from '../../../src/contracts/v1/describe-fields.ts'
import { fileTypesOf, keyPermissionsFor } from '../../../src/contracts/v1/json-schema.ts'
import { wordList } from '../../../src/lib/text/word-list.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { answerSampleOf } from './answer-sample.ts'
import { ExampleBlock } from './example-block.tsx'
import { FieldList } from './field-list.tsx'
import { fieldOf, fieldsOf } from './fields-of.ts'
import { inFull } from './full-calls.ts'
import { Prose } from './prose.tsx'
import { LANGUAGES, type Language } from './request-programs.ts'
import { bodyOf, sampleOf } from './request-samples.ts'
import { type DocumentedCall, pathOf } from './sections.ts'
import { TryCall } from './try-call.tsx'

/** Documentation of one call: its parameters, its responses, and a console to try it. */
export function CallDetails({ call: listed }: { call: DocumentedCall }) {
  const call = inFull(listed)
  const { endpoint, words, auth } = call
  const parameters = describedParametersOf(endpoint, pathOf(call))
  const inPlace = (place: 'path' | 'query') =>
    parameters
      .filter((one) => one.in === place)
      .flatMap(({ name, schema, required }) => fieldOf(name, schema, required))
  const permissions = keyPermissionsFor(endpoint).map((name) => KEY_PERMISSIONS[name].label)
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-5">
      <p className="max-w-3xl text-muted text-sm">
        <Prose text={words.description} />
        {auth === 'key' ? ` Requires a key with ${wordList(permissions, 'or')}.` : null}{' '}
        <a
          href={`#${call.id}`}
          className="font-medium text-brand-text underline decoration-current/30 underline-offset-3"
        >
          Link to this endpoint
        </a>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <FieldList title="In the path" fields={inPlace('path')} />
          <FieldList title="In the query" fields={inPlace('query')} />
          <FieldList
            title="In the body"
            fields={endpoint.body ? fieldsOf(describedSchemaOf(endpoint.body, 'input', pathOf(call))) : []}
          />
          {parameters.length === 0 && !endpoint.body ? <p className="text-faint text-sm">No parameters.</p> : null}
        </div>
        <Examples call={call} />
      </div>
      {auth === 'key' ? <TryCall call={call} /> : null}
    </div>
  )
}

function Examples({ call }: { call: DocumentedCall }) {
  const [language, setLanguage] = useState<Language>('curl')
  const body = bodyOf(call)
  const answer = answerSampleOf(call)
  const types = fileTypesOf(call.endpoint)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SegmentedControl
        aria-label={`Language of the example: ${call.words.summary}`}
        value={language}
        onChange={setLanguage}
        segments={Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }))}
        className="self-start"
      />
      <ExampleBlock
        title={LANGUAGES[language]}
        code={sampleOf(call, language, location.origin)}
        copyLabel="Copy example"
        copiedText="Example copied to clipboard!"
      />
      {body ? (
        <ExampleBlock
          title="Request body"
          code={body}
          copyLabel="Copy request body"
          copiedText="Request body copied to clipboard!"
        />
      ) : null}
      {answer ? (
        <ExampleBlock
          title={`Response ${call.endpoint.status ?? 200}`}
          code={answer}
          copyLabel="Copy response"
          copiedText="Response copied to clipboard!"
        />
      ) : (
        <p className="text-muted text-sm">
          Returns a file: <code className="font-mono text-xs">{types.join(', ')}</code>
        </p>
      )}
    </div>
  )
}
